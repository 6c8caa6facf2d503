// `npm run admin -- grant EMAIL`: makes an account an admin, and creates it if needed.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/admin.js');
