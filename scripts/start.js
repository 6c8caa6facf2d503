// `npm start`: builds what is stale, then becomes the server.
import module from 'node:module';
import path from 'node:path';
import { build } from './build.js';

build();
// What was compiled at one start is not compiled again at the next. It is kept where nobody else can write.
module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
await import('../api/dist/src/main.js');
