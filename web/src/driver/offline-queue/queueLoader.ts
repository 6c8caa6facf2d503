import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { Subscription } from 'rxjs';
import { toRequestError } from '../../graphql/errors';
import { hasQueuedActions } from '../../offline/queueKey';
import { isStopAction } from './stopActions';
import type { FailedRequest } from './queuedAction';
import { sentVersions } from './sentVersions';

/** Code that is only needed with queued actions. The page also caches it for offline use. */
export const loadQueueOrder = () => import('./queueOrder');
export const loadFlushQueue = () => import('./flushQueue');

/**
 * Link that sends queued actions of an order before a new action of the order. The new action takes
 * the version after them.
 */
const sendInOrder = (client: ApolloClient): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (!(hasQueuedActions() || sentVersions.any()) || !isStopAction(operation))
      return forward(operation);
    return new Observable((observer) => {
      const asked = new Subscription();
      const go = (): void => void asked.add(forward(operation).subscribe(observer));
      loadQueueOrder()
        .then(({ sendQueuedFirst }) => sendQueuedFirst(client, operation))
        .then(
          () => asked.closed || go(),
          (error: unknown) => observer.error(error),
        );
      return asked;
    });
  });

const unanswered = new WeakMap<object, FailedRequest>();
const observed = new WeakSet<ApolloClient>();

/** Records failed requests of this client and sends its actions in order. */
export function observeRequests(client: ApolloClient): void {
  if (observed.has(client)) return;
  observed.add(client);
  const observe = new ErrorLink(({ error, operation }) => {
    const { operationName = '', variables } = operation;
    unanswered.set(error, { operationName, variables });
  });
  client.setLink(ApolloLink.from([observe, sendInOrder(client), client.link]));
}

/** Failed request, if the server may not have received it. */
export const failedRequestOf = (error: unknown): FailedRequest | undefined =>
  error instanceof Error && toRequestError(error).code === 'NETWORK'
    ? unanswered.get(error)
    : undefined;
