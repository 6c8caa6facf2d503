// `npm run admin -- grant EMAIL`: makes an account an admin, and the account where there is none.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/admin.js');
