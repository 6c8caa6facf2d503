import type { ApolloClient, ApolloLink } from '@apollo/client';
import { session } from '../../../auth/session/session';
import { MyRoundsDocument, UseOrderChange_OrderFragmentDoc } from '../../../graphql/generated';
import { unsent, type Unsent } from '../../../ui/form/draft/unsent';
import { isPhoto } from '../photos/photoDeed';
import { sendUnsent } from './sendUnsent';

// A step that is made while something of its order waits on this phone: what waits goes before it.

type Operation = ApolloLink.Operation;

/** The order that a step is about. */
function orderOf(
  client: ApolloClient,
  { operationName, variables }: Operation,
): string | undefined {
  if (operationName !== 'FailStop') return String(variables['orderId'] ?? variables['id']);
  const rounds = client.readQuery({ query: MyRoundsDocument })?.myRounds ?? [];
  const stops = rounds.flatMap((round) => round.stops);
  return stops.find(({ id }) => id === variables['id'])?.orderId;
}

/** What waits of an order, where nothing of it was refused: that is looked at by its driver first. */
function waitingOf(userId: string, orderId: string): Unsent[] {
  const all = unsent.of(userId).filter((one) => one.orderId === orderId && !isPhoto(one));
  return all.some(({ problem }) => problem) ? [] : all;
}

/**
 * A step counts on the order as what went before it made that: of those steps alone, and where they were of another kind. Anything
 * else that happened to the order meanwhile is told as ever.
 */
function countOn(
  client: ApolloClient,
  operation: Operation,
  { orderId, went }: { orderId: string; went: readonly Unsent[] },
): void {
  const { version } = operation.variables as { version?: number };
  const id = client.cache.identify({ __typename: 'Order', id: orderId });
  const now = client.readFragment({ fragment: UseOrderChange_OrderFragmentDoc, id })?.version;
  const steps = went.filter(({ variables }) => 'version' in variables).length;
  const isOther = went.every((one) => one.operation !== operation.operationName);
  if (version !== undefined && now === version + steps && isOther)
    operation.variables = { ...operation.variables, version: now };
}

/** Sends what waits of the order of a step. It throws where that cannot go, as fetch does where nothing answers. */
export async function goFirst(client: ApolloClient, operation: Operation): Promise<void> {
  const orderId = orderOf(client, operation);
  if (!orderId) return;
  const userId = session.identity().user?.id ?? '';
  const waiting = waitingOf(userId, orderId);
  if (waiting.length === 0) return;
  await sendUnsent({ client, userId, orderId });
  // The step waits behind them.
  if (waitingOf(userId, orderId).length > 0) throw new TypeError();
  countOn(client, operation, { orderId, went: waiting });
}
