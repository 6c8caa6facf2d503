import type { EntityManager } from '@mikro-orm/postgresql';

/** Somebody of the staff, as they were when they acted. */
export interface Actor {
  /** Null for a command of the installation. */
  userId: string | null;
  name: string;
  role: string | null;
}

/** What somebody is doing, which everything that it changes is noted with. */
export interface Deed {
  by: Actor;
  /** The operation of the schema, or the command. */
  operation: string;
  /** The network address that it comes from. */
  network: string | null;
  requestId: string | null;
}

/** Where the triggers of the watched tables look for it; set for a transaction, and gone with it. */
const SETTING = 'laundry.deed';

/**
 * Does something as a deed of the staff: each transaction that it begins says at its beginning who does what, and the
 * database notes every change with that. A transaction without it, as everybody else's, is noted by nobody.
 */
export async function asDeed<Done>(
  em: EntityManager,
  { by, operation, network, requestId }: Deed,
  work: () => Promise<Done>,
): Promise<Done> {
  const { userId, name, role } = by;
  const deed = { by: userId, name, role, operation, network, request: requestId };
  em.setSessionContext({ variables: { [SETTING]: JSON.stringify(deed) } });
  try {
    return await work();
  } finally {
    em.clearSessionContext();
  }
}
