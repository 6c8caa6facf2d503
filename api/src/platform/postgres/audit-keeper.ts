import { escapeIdentifier, escapeLiteral } from 'pg';

// The owner of a table in PostgreSQL can grant itself every right on it. The audit tables therefore
// belong to another role that cannot sign in. The app can only select and insert.

/** Role that owns the audit tables. It has no login and no members. */
const KEEPER = 'audit_keeper';

/**
 * SQL that creates the role. A superuser runs it once per server. The role may then take over
 * objects of the app's role.
 */
export const keeperStatements = (role: string): string[] => [
  `do $keeper$ begin
     if not exists (select from pg_roles where rolname = '${KEEPER}') then create role ${KEEPER}; end if;
   end $keeper$`,
  `alter role ${KEEPER} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls password null`,
  `grant ${escapeIdentifier(role)} to ${KEEPER}`,
];

/**
 * SQL of a function that gives the audit tables of a database to their owner. The app calls it at
 * each start. It runs with the rights of the owner, for these two tables only, and does nothing
 * when repeated.
 */
export const keepAuditStatements = (role: string): string[] => [
  `create or replace function public.keep_audit() returns void
     language plpgsql security definer set search_path = pg_catalog, pg_temp as $keep$
   begin
     if not exists (select from pg_class where oid = to_regclass('audit.entry') and relowner <> '${KEEPER}'::regrole)
     then return; end if;
     alter schema audit owner to ${KEEPER};
     alter table audit.entry owner to ${KEEPER};
     execute format('grant usage on schema audit to %I', ${escapeLiteral(role)});
     execute format('revoke all on audit.entry from %I', ${escapeLiteral(role)});
     execute format('grant select, insert on audit.entry to %I', ${escapeLiteral(role)});
   end $keep$`,
  `alter function public.keep_audit() owner to ${KEEPER}`,
];

/**
 * SQL that runs at every start. If a superuser has not prepared the database, the function is
 * missing and the app still owns the audit tables.
 */
export const HAND_OVER_AUDIT = `do $hand$ begin
    if to_regprocedure('public.keep_audit()') is not null then perform public.keep_audit(); end if;
  end $hand$`;
