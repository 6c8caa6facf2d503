// `npm run bench:web`: measures the web app with Lighthouse. Builds it, and installs what only this needs.
import path from 'node:path';
import { installPackages } from './bench-packages.js';
import { build } from './build.js';

build();
installPackages(path.resolve(import.meta.dirname, '../web/bench'));
await import('../web/bench/main.js');
