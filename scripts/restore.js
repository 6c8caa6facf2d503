// `npm run restore -- FILE`: fills an empty database with what a backup holds.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/restore.js');
