// `npm run seed -- --orders 100000`: adds a large data set for measurements. `--year` adds a year
// of demo data to an empty database.
import { build } from './build.js';
import { enableCompileCache } from './compile-cache.js';

build(['API']);
enableCompileCache();
await import('../api/dist/src/cli/seed.js');
