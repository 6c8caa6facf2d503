// `npm start`: builds what is stale, then becomes the server.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build();
keepCompiled();
await import('../api/dist/src/main.js');
