// `npm run migrate`: brings the database to the newest shape without starting the app, before a roll-out.
import { build } from './build.js';

build(['API']);
await import('../api/dist/src/cli/migrate.js');
