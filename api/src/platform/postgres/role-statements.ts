import { escapeIdentifier, escapeLiteral } from 'pg';

/** A database role of the product, with its password. */
export interface Role {
  name: string;
  password: string;
  /** Whether the role may create databases. */
  makesDatabases?: boolean;
}

const SUPERUSER = '(select oid from pg_roles where rolname = current_user)';

/**
 * SQL that creates a role which may log in and, with `makesDatabases`, create databases. An
 * existing role loses all other rights.
 */
export const roleStatements = ({ name, password, makesDatabases = false }: Role): string[] => [
  `do $role$ begin
     if not exists (select from pg_roles where rolname = ${escapeLiteral(name)})
     then create role ${escapeIdentifier(name)}; end if;
   end $role$`,
  `alter role ${escapeIdentifier(name)} login ${makesDatabases ? '' : 'no'}createdb
     nosuperuser nocreaterole noreplication nobypassrls password ${escapeLiteral(password)}`,
  `do $role$
   declare command text;
   begin
     for command in
       select format('revoke %I from %I granted by %I', g.rolname, m.rolname, by.rolname)
         from pg_auth_members join pg_roles g on g.oid = roleid join pg_roles m on m.oid = member
           join pg_roles by on by.oid = grantor
         where m.rolname = ${escapeLiteral(name)}
     loop execute command; end loop;
   end $role$`,
];

/** Gives the database of this connection to a role. */
export const takeDatabase = (role: string) => `do $take$ begin
    execute format('alter database %I owner to %I', current_database(), ${escapeLiteral(role)});
  end $take$`;

const OUR_SCHEMA = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const OF_EXTENSION = (catalog: string, oid: string) =>
  `exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

/**
 * SQL that gives a role all objects of the superuser in one database, except those of extensions.
 * Sequences follow their columns.
 */
export const takeObjects = (role: string) => `do $take$
  declare command text;
  begin
    for command in
      select format('alter schema %I', nspname) from pg_namespace
        where nspowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_namespace', 'pg_namespace.oid')}
      union all
      select format('alter %s %I.%I',
          case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
            when 'f' then 'foreign table' else 'table' end, nspname, relname)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relowner = ${SUPERUSER} and ${OUR_SCHEMA} and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and not ${OF_EXTENSION('pg_class', 'pg_class.oid')}
          and not (relkind = 'S' and exists (select from pg_depend
            where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
      union all
      select format('alter type %I.%I', nspname, typname)
        from pg_type join pg_namespace on pg_namespace.oid = typnamespace
        left join pg_class on pg_class.oid = typrelid
        where typowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_type', 'pg_type.oid')}
          and (typtype in ('e', 'd', 'r') or relkind = 'c')
      union all
      select format('alter routine %s', pg_proc.oid::regprocedure)
        from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
        where proowner = ${SUPERUSER} and ${OUR_SCHEMA} and not ${OF_EXTENSION('pg_proc', 'pg_proc.oid')}
    loop execute command || format(' owner to %I', ${escapeLiteral(role)}); end loop;
  end $take$`;
