// `npm run restore -- FILE`: fills an empty database with what a backup holds.
import { build } from './build.js';

build(['API']);
await import('../api/dist/src/cli/restore.js');
