import 'reflect-metadata';
import path from 'node:path';
import { openDatabase, runAlone } from './command.js';
import { usage } from './usage.js';
import { readEnv } from '../env.js';
import { restoreDatabase } from '../start/restore-database.js';

const [file, ...more] = process.argv.slice(2);
if (!file || more.length) usage('npm run restore -- FILE, into a database that is empty');

await runAlone(async () => {
  const database = await openDatabase(readEnv());
  try {
    const { tables, rows, admins, employees } = await restoreDatabase(
      database.url,
      path.resolve(file),
    );
    return `Restored ${rows} rows of ${tables} tables, each as it was saved. Everybody signs in anew. Admins are ${admins.join(', ') || 'nobody'}, employees with access ${employees.join(', ') || 'nobody'}: look whether they still are to be`;
  } finally {
    await database.close();
  }
});
