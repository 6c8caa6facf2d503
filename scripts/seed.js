// `npm run seed -- --orders 100000`: adds a big data set, for measuring.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/seed.js');
