import { readSuperuserEnv } from '../env.js';
import { giveDatabaseToApp } from '../platform/postgres/app-role.js';

// Docker Compose runs this before each start of the app, because the database image has only the
// role of the superuser.
try {
  const { databaseUrl, superuser } = readSuperuserEnv();
  const role = await giveDatabaseToApp(databaseUrl, superuser);
  process.stdout.write(`${role} owns its database and has no other rights\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
