import pg from 'pg';
import { connectionOptions } from './pool.js';
import { roleStatements, takeDatabase, takeObjects } from './role-statements.js';

interface Superuser {
  user: string;
  password: string;
}

/**
 * Makes the role that `databaseUrl` names the owner of that database, with no right over anything else, and gives
 * it what the superuser has made there: earlier versions worked as that one. All of it or nothing, and safe to
 * do again; gives the name of the role.
 */
export async function giveDatabaseToApp(
  databaseUrl: string,
  superuser: Superuser,
): Promise<string> {
  const url = new URL(databaseUrl);
  const [name, password] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  if (!name || !password) throw new Error('DATABASE_URL: must name a role and its password');
  if (name === superuser.user)
    throw new Error('DATABASE_URL: must name another role than the superuser');
  if (password === superuser.password)
    throw new Error('DATABASE_URL: must have another password than the superuser');
  url.username = encodeURIComponent(superuser.user);
  url.password = encodeURIComponent(superuser.password);
  const client = new pg.Client(connectionOptions(url.href, 'commands'));
  await client.connect();
  try {
    // A statement with the password in it gets into no log, whatever becomes of it.
    await client.query(`set log_min_error_statement = panic; set log_statement = none`);
    const statements = [
      ...roleStatements({ name, password }),
      takeDatabase(name),
      takeObjects(name),
    ];
    await client.query(`begin; ${statements.join(';\n')}; commit`);
  } finally {
    await client.end();
  }
  return name;
}
