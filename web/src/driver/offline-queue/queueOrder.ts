import type { ApolloClient, ApolloLink } from '@apollo/client';
import { session } from '../../session/session';
import { MyRoundsDocument } from '../MyRoundPage.generated';
import { UseOrderChange_OrderFragmentDoc } from '../../orders/staff/useOrderChange.generated';
import { offlineQueue, type QueuedAction } from '../../offline/queueStorage';
import { isPhoto } from '../photos/photoUpload';
import { flushQueue } from './flushQueue';
import { sentVersions } from './sentVersions';

// Sends queued actions of an order before a new action of the same order.

type Operation = ApolloLink.Operation;

/** Id of the order that an action changes. */
function orderOf(
  client: ApolloClient,
  { operationName, variables }: Operation,
): string | undefined {
  if (operationName !== 'RecordFailedAttempt')
    return String(variables['orderId'] ?? variables['id']);
  const rounds = client.readQuery({ query: MyRoundsDocument })?.myRounds ?? [];
  const stops = rounds.flatMap((round) => round.stops);
  return stops.find(({ id }) => id === variables['id'])?.orderId;
}

/** Queued actions of an order, without photos. Empty after a rejection, because the driver must decide first. */
function queuedFor(userId: string, orderId: string): QueuedAction[] {
  const all = offlineQueue.of(userId).filter((one) => one.orderId === orderId && !isPhoto(one));
  return all.some(({ problem }) => problem) ? [] : all;
}

/**
 * Replaces the version of an action by the version after earlier actions of this device. That includes actions sent
 * while the form was open. Other changes of the order still cause a conflict.
 */
function applyLatestVersion(
  client: ApolloClient,
  asked: Operation,
  { userId, orderId }: { userId: string; orderId: string },
): void {
  const { version } = asked.variables as { version?: number };
  const { operationName: operation = '' } = asked;
  if (version === undefined) return;
  const made = sentVersions.versionFor(userId, orderId, { operation, version });
  const id = client.cache.identify({ __typename: 'Order', id: orderId });
  const now = client.readFragment({ fragment: UseOrderChange_OrderFragmentDoc, id })?.version;
  if (made === now) asked.variables = { ...asked.variables, version: made };
}

/** Sends queued actions of the same order first. Throws if one stays queued, like fetch without a network. */
export async function sendQueuedFirst(client: ApolloClient, operation: Operation): Promise<void> {
  const orderId = orderOf(client, operation);
  if (!orderId) return;
  const userId = session.identity().user?.id ?? '';
  if (queuedFor(userId, orderId).length > 0) {
    await flushQueue({ client, userId, orderId });
    // Thrown like a failed fetch, so that the new action is queued too.
    if (queuedFor(userId, orderId).length > 0) throw new TypeError();
  }
  applyLatestVersion(client, operation, { userId, orderId });
}
