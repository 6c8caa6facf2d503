// `npm start`: builds stale parts, then becomes the server.
import { build } from './build.js';
import { enableCompileCache } from './compile-cache.js';

build();
enableCompileCache();
await import('../api/dist/src/main.js');
