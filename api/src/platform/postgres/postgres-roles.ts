import { escapeLiteral } from 'pg';
import { keepAuditStatements, keeperStatements } from './audit-keeper.js';
import { keepPassword, newPassword, noteKeeper, ROLE } from './postgres-address.js';
import { ended, launch } from './postgres-process.js';
import type { RunAs } from './postgres-user.js';
import { roleStatements, takeDatabases, takeObjects } from './role-statements.js';

/**
 * Runs statements as superuser in single-user mode, without a listener. There is no other way,
 * because no superuser role may connect.
 */
async function asSuperuser(
  user: RunAs,
  postgres: string,
  database: string,
  statements: string[],
): Promise<string> {
  // Two line ends end a statement; the first that fails ends the server. None of them gets into its log.
  const flags = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const args = ['--single', '-j', '-D', user.data, ...flags, database];
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  return ended(launch(user, postgres, args, input));
}

/** Access rules (pg_hba.conf): only the app, with its password. */
const doorkeeper = (data: string) =>
  `copy (values ('local all ${ROLE} scram-sha-256'), ('host all ${ROLE} 127.0.0.1/32 scram-sha-256'))
     to ${escapeLiteral(`${data}/pg_hba.conf`)}`;

const OWN_DATABASES = `select datname from pg_database
  where datdba = (select oid from pg_roles where rolname = '${ROLE}')`;

/**
 * Sets up the roles and the password of a folder. It also converts folders of earlier versions,
 * whose app was a superuser with a known password or whose audit had no separate owner. Safe to
 * repeat; the password is written last.
 */
export async function setUpRoles(
  user: RunAs,
  postgres: string,
  password = newPassword(),
): Promise<string> {
  const said = await asSuperuser(user, postgres, 'postgres', [
    ...roleStatements({ name: ROLE, password, makesDatabases: true }),
    ...keeperStatements(ROLE),
    'alter role current_user nologin password null',
    doorkeeper(user.data),
    // Databases of earlier versions, in which the app was the superuser.
    takeDatabases(ROLE),
    OWN_DATABASES,
  ]);
  for (const [, name = ''] of said.matchAll(/datname = "([^"]*)"/g))
    await asSuperuser(user, postgres, name, [takeObjects(ROLE), ...keepAuditStatements(ROLE)]);
  // template1 is copied for every new database.
  await asSuperuser(user, postgres, 'template1', keepAuditStatements(ROLE));
  await noteKeeper(user.folder);
  await keepPassword(user.folder, password);
  return password;
}
