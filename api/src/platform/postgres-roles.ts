import { keepPassword, newPassword, ROLE } from './postgres-address.js';
import { ended, launch } from './postgres-process.js';
import type { RunAs } from './postgres-user.js';

/**
 * Statements of the superuser, in a server of their own that listens nowhere and ends with them. It is the only
 * way to work as that one: nobody can connect as a superuser.
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

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const SUPERUSER = '(select oid from pg_roles where rolname = current_user)';

const roles = (password: string) => [
  `do $$ begin
     if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE}; end if;
   end $$`,
  `alter role ${ROLE} login createdb nosuperuser nocreaterole noreplication nobypassrls
     password ${literal(password)}`,
  'alter role current_user nologin password null',
];

/** Who may come in: the app, with its password. */
const doorkeeper = (data: string) =>
  `copy (values ('local all ${ROLE} scram-sha-256'), ('host all ${ROLE} 127.0.0.1/32 scram-sha-256'))
     to ${literal(`${data}/pg_hba.conf`)}`;

/** Databases of earlier versions, in which the app was the superuser, become the app's. */
const TAKE_DATABASES = `do $$
  declare owned text;
  begin
    for owned in select datname from pg_database
      where datdba = ${SUPERUSER} and not datistemplate and datname <> 'postgres'
    loop execute format('alter database %I owner to ${ROLE}', owned); end loop;
  end $$`;

const OWN_DATABASES = `select datname from pg_database
  where datdba = (select oid from pg_roles where rolname = '${ROLE}')`;

const OUR_SCHEMA = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const OF_EXTENSION = (catalog: string, oid: string) =>
  `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

/** Everything in one database that the superuser owns and that came with no extension. Columns take their sequences along. */
const TAKE_OBJECTS = `do $$
  declare command text;
  begin
    for command in
      select format('alter schema %I owner to ${ROLE}', nspname) from pg_namespace
        where nspowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_namespace', 'pg_namespace.oid')}
      union all
      select format('alter %s %I.%I owner to ${ROLE}',
          case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
            when 'f' then 'foreign table' else 'table' end, nspname, relname)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relowner = ${SUPERUSER} and ${OUR_SCHEMA} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and not ${OF_EXTENSION('pg_class', 'pg_class.oid')}
          and not (relkind = 'S' and exists (select from pg_depend
            where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
      union all
      select format('alter type %I.%I owner to ${ROLE}', nspname, typname)
        from pg_type join pg_namespace on pg_namespace.oid = typnamespace
        left join pg_class on pg_class.oid = typrelid
        where typowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_type', 'pg_type.oid')}
          and (typtype in ('e', 'd', 'r') or relkind = 'c')
      union all
      select format('alter routine %s owner to ${ROLE}', pg_proc.oid::regprocedure)
        from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
        where proowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_proc', 'pg_proc.oid')}
    loop execute command; end loop;
  end $$`;

/**
 * Gives a folder its roles and a new password: on a new one, and on one of an earlier version, whose app
 * was the superuser with a password that everybody knows. Safe to do again; the password is kept last.
 */
export async function setUpRoles(user: RunAs, postgres: string): Promise<string> {
  const password = newPassword();
  const said = await asSuperuser(user, postgres, 'postgres', [
    ...roles(password),
    doorkeeper(user.data),
    TAKE_DATABASES,
    OWN_DATABASES,
  ]);
  for (const [, name = ''] of said.matchAll(/datname = "([^"]*)"/g))
    await asSuperuser(user, postgres, name, [TAKE_OBJECTS]);
  await keepPassword(user.folder, password);
  return password;
}
