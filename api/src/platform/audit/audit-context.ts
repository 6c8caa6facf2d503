import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';

/** The staff member who acts, with name and role at the time of the action. */
interface Actor {
  /** Id of the user; null for a command. */
  userId: string | null;
  name: string;
  role: string | null;
}

/** Who acts, and with which operation. Triggers record it with every change of a transaction. */
export interface AuditContext {
  by: Actor;
  /** GraphQL operation or command. */
  operation: string;
  /** IP address of the client. */
  network: string | null;
  requestId: string | null;
}

/** Transaction-local database setting that the audit triggers read. */
const SETTING = 'laundry.audit_context';

const settingOf = ({
  by: { userId, name, role },
  operation,
  network,
  requestId,
}: AuditContext): string =>
  JSON.stringify({ by: userId, name, role, operation, network, request: requestId });

/**
 * Runs `work` with an audit context. Each transaction sets the context at its start, and triggers
 * record every change with it. Changes without a context, such as those of customers, are not
 * recorded.
 */
export async function withAuditContext<Result>(
  em: EntityManager,
  auditContext: AuditContext,
  work: () => Promise<Result>,
): Promise<Result> {
  em.setSessionContext({ variables: { [SETTING]: settingOf(auditContext) } });
  try {
    return await work();
  } finally {
    em.clearSessionContext();
  }
}

/**
 * Sets the audit context for the rest of a transaction. An e-mail change uses it, because only its
 * link shows whether staff requested the change.
 */
export const continueAuditContext = async (
  tx: EntityManager & { getKysely(): Kysely<unknown> },
  auditContext: AuditContext,
): Promise<void> => {
  await sql`select set_config(${SETTING}, ${settingOf(auditContext)}, true)`.execute(
    tx.getKysely(),
  );
};
