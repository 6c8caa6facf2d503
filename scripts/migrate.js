// `npm run migrate`: brings the database to the newest shape without starting the app, before a roll-out.
import { build } from './build.js';
import { keepCompiled } from './compiled.js';

build(['API']);
keepCompiled();
await import('../api/dist/src/cli/migrate.js');
