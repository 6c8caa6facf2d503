import { randomBytes, randomUUID } from 'node:crypto';
import { chownSync, existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeLiteral } from 'pg';
import { transferAuditStatements, auditOwnerStatements } from './audit-owner-role.js';
import {
  dataPath,
  ended,
  initialise,
  launch,
  renameUnlessTaken,
  type Programs,
} from './postgres-binaries.js';
import { roleStatements } from './role-statements.js';

/**
 * Database role of the app. It owns its databases and may create databases; it has no other rights.
 */
export const ROLE = 'app';

/** Password of the app's role, created once. Concurrent first starts get the same password. */
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
  // A copy of the folder may have other file permissions.
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}

/** Creates the roles in single-user mode, because no superuser may connect. It can be repeated. */
async function setUpRoles(programs: Programs, folder: string, password: string): Promise<void> {
  const data = dataPath(folder);
  const statements = [
    ...roleStatements({ name: ROLE, password, makesDatabases: true }),
    ...auditOwnerStatements(ROLE),
    // Every new database is a copy of template1, so the function is created there.
    ...transferAuditStatements(ROLE),
    'alter role current_user nologin password null',
    `copy (values ('local all ${ROLE} scram-sha-256'), ('host all ${ROLE} 127.0.0.1/32 scram-sha-256'))
       to ${escapeLiteral(`${data}/pg_hba.conf`)}`,
  ];
  // In this mode an empty line ends a statement, and the first failure ends the server. No
  // statement is written to its log.
  const flags = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic'];
  const args = ['--single', '-j', '-D', data, ...flags, 'template1'];
  const input = statements.map((statement) => `${statement};\n\n`).join('');
  await ended(launch(programs, folder, programs.postgres, args, input));
}

/** Creates the data folder if it is missing. Returns the password. */
export async function prepareData(programs: Programs, folder: string): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true });
  const hasPassword = existsSync(`${folder}.password`);
  const password = await passwordOf(folder);
  if (existsSync(folder)) {
    if (!hasPassword) await setUpRoles(programs, folder, password);
    return password;
  }
  // The folder gets its final name only when it is complete, also after a kill or with another
  // concurrent first start.
  const fresh = await mkdtemp(`${folder}.new-`);
  const { uid, gid } = programs.ids;
  if (uid !== undefined && gid !== undefined) chownSync(fresh, uid, gid);
  await initialise(programs, fresh);
  await setUpRoles(programs, fresh, password);
  renameUnlessTaken(fresh, folder);
  return password;
}
