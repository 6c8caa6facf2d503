import { readSuperuserEnv } from '../env.js';
import { giveDatabaseToApp } from '../platform/postgres/app-role.js';

// For Compose, before each start of the app: its database image knows no role but the superuser.
try {
  const { databaseUrl, superuser } = readSuperuserEnv();
  const role = await giveDatabaseToApp(databaseUrl, superuser);
  process.stdout.write(`${role} owns its database, and has no other right\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
