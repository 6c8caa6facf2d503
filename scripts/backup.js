// `npm run backup -- FILE`: saves everything that the database holds, also while the app runs.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/backup.js');
