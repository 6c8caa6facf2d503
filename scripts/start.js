// `npm start`: builds what is stale, then becomes the server.
import { build } from './build.js';

build();
await import('../api/dist/src/main.js');
