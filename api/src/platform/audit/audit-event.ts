import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from './audit-context.js';

// Audit entries that are not changes of rows: sign-ins, refusals and exports.

/** Kinds of audit entries. The database stores these texts. */
export const AuditKind = {
  CREATED: 'created',
  CHANGED: 'changed',
  DELETED: 'deleted',
  SIGNED_IN: 'signed in',
  SIGN_IN_FAILED: 'sign-in failed',
  REFUSED: 'refused',
  EXPORTED: 'exported',
} as const;
export type AuditKind = (typeof AuditKind)[keyof typeof AuditKind];

export interface AuditEvent extends AuditContext {
  kind: AuditKind;
  thing?: string;
  objectId?: string;
  /** Details by column name, without secrets. */
  details?: Record<string, unknown>;
  /**
   * Records an event of the same kind and `what` only once per span, so that repetition cannot fill
   * the audit log.
   */
  once?: { what: string; span: keyof typeof SPANS };
}

const SPANS = { minute: 'YYYY-MM-DD HH24:MI', hour: 'YYYY-MM-DD HH24' } as const;

type Source = EntityManager & { getKysely(): Kysely<unknown> };

/** Removes characters that PostgreSQL cannot store in text. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** Adds an audit entry, in the caller's transaction if there is one. */
export async function recordAuditEvent(em: Source, event: AuditEvent): Promise<void> {
  const { by, operation, network, requestId, kind, thing, objectId, details, once } = event;
  const span = once && sql`to_char(now() at time zone 'UTC', ${SPANS[once.span]}::text)`;
  await sql`
    insert into audit.entry (by_user_id, by_name, by_role, operation, network, request_id, kind, thing, object_id, after, once)
    values (${by.userId}, ${by.name}, ${by.role}, ${operation}, ${network}, ${requestId}, ${kind},
      ${thing ?? null}, ${objectId ?? null}, ${details ? JSON.stringify(details, storable) : null}::jsonb,
      ${once ? sql`${`${kind} ${once.what} `}::text || ${span}` : null})
    on conflict (once) where once is not null do nothing`.execute(em.getKysely());
}
