// `npm run migrate`: updates the database schema without starting the app, before a deployment.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/migrate.js');
