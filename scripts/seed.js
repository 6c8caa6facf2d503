// `npm run seed -- --orders 100000`: adds a big data set, for measuring.
import { build } from './build.js';

build(['API']);
await import('../api/dist/src/cli/seed.js');
