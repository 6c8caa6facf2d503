// `npm run migrate`: updates the database schema without starting the app, before a deployment.
import { build } from './build.js';
import { enableCompileCache } from './compile-cache.js';

build(['API']);
enableCompileCache();
await import('../api/dist/src/cli/migrate.js');
