import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';

/** Somebody of the staff, as they were when they acted. */
interface Actor {
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

const inWords = ({ by: { userId, name, role }, operation, network, requestId }: Deed): string =>
  JSON.stringify({ by: userId, name, role, operation, network, request: requestId });

/**
 * Does something as a deed of the staff: each transaction that it begins says at its beginning who does what, and the
 * database notes every change with that. A transaction without it, as everybody else's, is noted by nobody.
 */
export async function asDeed<Done>(
  em: EntityManager,
  deed: Deed,
  work: () => Promise<Done>,
): Promise<Done> {
  em.setSessionContext({ variables: { [SETTING]: inWords(deed) } });
  try {
    return await work();
  } finally {
    em.clearSessionContext();
  }
}

/** The same from here to the end of a transaction in which it turns out that somebody of the staff acts. */
export const goesOnAsDeed = async (
  tx: EntityManager & { getKysely(): Kysely<unknown> },
  deed: Deed,
): Promise<void> => {
  await sql`select set_config(${SETTING}, ${inWords(deed)}, true)`.execute(tx.getKysely());
};
