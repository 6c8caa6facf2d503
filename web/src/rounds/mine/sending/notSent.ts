import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { Subscription } from 'rxjs';
import { toRequestError } from '../../../graphql/errors';
import { anyUnsent } from '../../../ui/form/draft/unsentName';
import { isStep } from './doorSteps';
import type { NotSent } from './recorded';
import { sentSteps } from './sentSteps';

/** Code that is only needed with queued actions. The page also caches it for offline use. */
export const loadInTurn = () => import('./inTurn');
export const loadSending = () => import('./sendUnsent');

/** Sends earlier actions of the same order before a new one, which then takes their version. */
const inTurn = (client: ApolloClient): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (!(anyUnsent() || sentSteps.any()) || !isStep(operation)) return forward(operation);
    return new Observable((observer) => {
      const asked = new Subscription();
      const go = (): void => void asked.add(forward(operation).subscribe(observer));
      loadInTurn()
        .then(({ goFirst }) => goFirst(client, operation))
        .then(
          () => asked.closed || go(),
          (error: unknown) => observer.error(error),
        );
      return asked;
    });
  });

const unanswered = new WeakMap<object, NotSent>();
const noting = new WeakSet<ApolloClient>();

/** Records failed requests of this client and sends its actions in order. */
export function noteRequests(client: ApolloClient): void {
  if (noting.has(client)) return;
  noting.add(client);
  const note = new ErrorLink(({ error, operation }) => {
    const { operationName = '', variables } = operation;
    unanswered.set(error, { operationName, variables });
  });
  client.setLink(ApolloLink.from([note, inTurn(client), client.link]));
}

/** Failed request, if the server may not have received it. */
export const notSentBy = (error: unknown): NotSent | undefined =>
  error instanceof Error && toRequestError(error).code === 'NETWORK'
    ? unanswered.get(error)
    : undefined;
