import pg from 'pg';
import { transferAuditStatements, auditOwnerStatements } from './audit-owner-role.js';
import { connectionOptions } from './pool.js';
import { roleStatements, takeDatabase, takeObjects } from './role-statements.js';

interface Superuser {
  user: string;
  password: string;
}

const NO_SUCH_DATABASE = '3D000';

async function makeDatabase(url: URL): Promise<void> {
  const maintenanceUrl = new URL(url);
  maintenanceUrl.pathname = '/postgres';
  const client = new pg.Client(connectionOptions(maintenanceUrl.href, 'commands'));
  await client.connect();
  try {
    const name = decodeURIComponent(url.pathname.slice(1));
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Connects to a database. It creates the database if it is missing. */
async function connectTo(url: URL): Promise<pg.Client> {
  const connect = async () => {
    const client = new pg.Client(connectionOptions(url.href, 'commands'));
    await client.connect();
    return client;
  };
  try {
    return await connect();
  } catch (error) {
    if ((error as { code?: string }).code !== NO_SUCH_DATABASE) throw error;
    await makeDatabase(url);
    return connect();
  }
}

/**
 * Makes the role of `databaseUrl` the owner of that database, without other rights. The role also
 * becomes the owner of the superuser's objects there, because earlier versions worked as superuser.
 * Runs in one transaction and can be repeated. Returns the name of the role.
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
  const client = await connectTo(url);
  try {
    // These settings hide the statement with the password from the database log, even if it fails.
    await client.query(`set log_min_error_statement = panic; set log_statement = none`);
    const statements = [
      ...roleStatements({ name, password }),
      takeDatabase(name),
      takeObjects(name),
      ...auditOwnerStatements(name),
      ...transferAuditStatements(name),
    ];
    await client.query(`begin; ${statements.join(';\n')}; commit`);
  } finally {
    await client.end();
  }
  return name;
}
