// `npm run admin -- grant EMAIL`: makes an account an admin, and creates it if needed.
import { build } from './build.js';
import { enableCompileCache } from './compile-cache.js';

build(['API']);
enableCompileCache();
await import('../api/dist/src/cli/admin.js');
