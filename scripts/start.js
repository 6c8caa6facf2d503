// `npm start`: builds stale parts, then becomes the server.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build();
keepCompiled();
await import('../api/dist/src/main.js');
