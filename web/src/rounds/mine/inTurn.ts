import { type ApolloClient, ApolloLink } from '@apollo/client';
import { defer, from, switchMap } from 'rxjs';
import { session } from '../../auth/session/session';
import { MyRoundsDocument, UseOrderChange_OrderFragmentDoc } from '../../graphql/generated';
import { unsent, type Unsent } from '../../ui/form/draft/unsent';
import { isPhoto } from './photos/photoDeed';
import { isRecorded, isSending, sendUnsent } from './sendUnsent';

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

async function goFirst(client: ApolloClient, operation: Operation, orderId: string): Promise<void> {
  const userId = session.identity().user?.id ?? '';
  const waiting = waitingOf(userId, orderId);
  if (waiting.length === 0) return;
  await sendUnsent({ client, userId, orderId });
  // As fetch says it where nothing answers: the step waits behind them.
  if (waitingOf(userId, orderId).length > 0) throw new TypeError();
  countOn(client, operation, { orderId, went: waiting });
}

/** Lets nothing that is recorded at a door overtake what waits of the same order. */
export const inTurn = (client: ApolloClient): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const orderId = isRecorded(operation.operationName) && orderOf(client, operation);
    if (!orderId || isSending(operation)) return forward(operation);
    return defer(() => from(goFirst(client, operation, orderId))).pipe(
      switchMap(() => forward(operation)),
    );
  });
