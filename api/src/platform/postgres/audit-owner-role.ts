import { escapeIdentifier, escapeLiteral } from 'pg';

// The owner of a table in PostgreSQL can grant itself every right on it. The audit tables therefore
// belong to another role that cannot sign in. The app can only select and insert.

/** Role that owns the audit tables. It has no login and no members. */
const AUDIT_OWNER = 'audit_owner';

/**
 * SQL that creates the role. A superuser runs it once per server. The role may then take over
 * objects of the app's role.
 */
export const auditOwnerStatements = (role: string): string[] => [
  `do $role$ begin
     if not exists (select from pg_roles where rolname = '${AUDIT_OWNER}') then create role ${AUDIT_OWNER}; end if;
   end $role$`,
  `alter role ${AUDIT_OWNER} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls password null`,
  `grant ${escapeIdentifier(role)} to ${AUDIT_OWNER}`,
];

/**
 * SQL of a function that gives the audit schema and its table of a database to `audit_owner`. The
 * app calls the function at each start. It runs with the rights of `audit_owner`, for these two
 * objects only, and does nothing when repeated.
 */
export const transferAuditStatements = (role: string): string[] => [
  `create or replace function public.transfer_audit_ownership() returns void
     language plpgsql security definer set search_path = pg_catalog, pg_temp as $function$
   begin
     if not exists (select from pg_class where oid = to_regclass('audit.entry') and relowner <> '${AUDIT_OWNER}'::regrole)
     then return; end if;
     alter schema audit owner to ${AUDIT_OWNER};
     alter table audit.entry owner to ${AUDIT_OWNER};
     execute format('grant usage on schema audit to %I', ${escapeLiteral(role)});
     execute format('revoke all on audit.entry from %I', ${escapeLiteral(role)});
     execute format('grant select, insert on audit.entry to %I', ${escapeLiteral(role)});
   end $function$`,
  `alter function public.transfer_audit_ownership() owner to ${AUDIT_OWNER}`,
];

/**
 * SQL that runs at every start. If a superuser has not prepared the database, the function is
 * missing and the app still owns the audit tables.
 */
export const TRANSFER_AUDIT_OWNERSHIP = `do $transfer$ begin
    if to_regprocedure('public.transfer_audit_ownership()') is not null then perform public.transfer_audit_ownership(); end if;
  end $transfer$`;
