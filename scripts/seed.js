// `npm run seed -- --orders 100000`: adds a big data set, for measuring; `--year`: a year of demo data, into an empty database.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/seed.js');
