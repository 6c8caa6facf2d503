import 'reflect-metadata';
import path from 'node:path';
import { openDatabase, runAlone } from './command.js';
import { usage } from './usage.js';
import { readEnv } from '../env.js';
import { saveDatabase } from '../platform/backup/save.js';

const [file, ...more] = process.argv.slice(2);
if (!file || more.length) usage('npm run backup -- FILE, which must not be there yet');

// Not migrated first: what is saved is what is there.
await runAlone(async () => {
  const database = await openDatabase(readEnv());
  try {
    const { tables, rows } = await saveDatabase(database.url, path.resolve(file));
    return `Saved ${rows} rows of ${tables} tables in ${file}`;
  } finally {
    await database.close();
  }
});
