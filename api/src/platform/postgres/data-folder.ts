import { randomBytes, randomUUID } from 'node:crypto';
import { chownSync, existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeLiteral } from 'pg';
import { keepAuditStatements, keeperStatements } from './audit-keeper.js';
import { dataPath, ended, initialise, launch, type Programs } from './postgres-programs.js';
import { roleStatements } from './role-statements.js';

/** Role of the app: it owns its databases, and has no other right. */
export const ROLE = 'app';

/** The password of the app, created once. Simultaneous first starts get the same one. */
export async function passwordOf(folder: string): Promise<string> {
  const file = `${folder}.password`;
  if (!existsSync(file)) {
    const fresh = `${file}.${randomUUID()}`;
    await writeFile(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(fresh);
  }
  // A copy of the folder may have lost it.
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}

/** Sets up the roles in single-user mode, because no superuser may connect. Safe to repeat. */
async function setUpRoles(programs: Programs, folder: string, password: string): Promise<void> {
  const data = dataPath(folder);
  const statements = [
    ...roleStatements({ name: ROLE, password, makesDatabases: true }),
    ...keeperStatements(ROLE),
    // Every new database is a copy of template1.
    ...keepAuditStatements(ROLE),
    'alter role current_user nologin password null',
    `copy (values ('local all ${ROLE} scram-sha-256'), ('host all ${ROLE} 127.0.0.1/32 scram-sha-256'))
       to ${escapeLiteral(`${data}/pg_hba.conf`)}`,
  ];
  // An empty line ends a statement, and the first that fails ends the server. None of them gets into its log.
  const flags = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const args = ['--single', '-j', '-D', data, ...flags, 'template1'];
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  await ended(launch(programs, folder, programs.postgres, args, input));
}

/** Creates the data if it is missing, and returns the password. */
export async function prepareData(programs: Programs, folder: string): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true });
  const hasPassword = existsSync(`${folder}.password`);
  const password = await passwordOf(folder);
  if (existsSync(folder)) {
    if (!hasPassword) await setUpRoles(programs, folder, password);
    return password;
  }
  // Only complete data gets the name of the folder, also after a kill or beside another first start.
  const fresh = await mkdtemp(`${folder}.new-`);
  const { uid, gid } = programs.ids;
  if (uid !== undefined && gid !== undefined) chownSync(fresh, uid, gid);
  await initialise(programs, fresh);
  await setUpRoles(programs, fresh, password);
  if (existsSync(folder)) await rm(fresh, { recursive: true });
  else await rename(fresh, folder);
  return password;
}
