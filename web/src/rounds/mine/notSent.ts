import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { toRequestError } from '../../graphql/errors';
import { inTurn } from './inTurn';

/** A request that nothing answered, so that it can be sent later. */
export interface NotSent {
  operationName: string;
  variables: Record<string, unknown>;
}

const unanswered = new WeakMap<object, NotSent>();
const noting = new WeakSet<ApolloClient>();

/** From now on it is known of each failure what was asked, and nothing overtakes what waits. */
export function noteRequests(client: ApolloClient): void {
  if (noting.has(client)) return;
  noting.add(client);
  const note = new ErrorLink(({ error, operation }) => {
    const { operationName = '', variables } = operation;
    unanswered.set(error, { operationName, variables });
  });
  client.setLink(ApolloLink.from([note, inTurn(client), client.link]));
}

/** What was asked, where it may not have arrived. */
export const notSentBy = (error: unknown): NotSent | undefined =>
  error instanceof Error && toRequestError(error).code === 'NETWORK'
    ? unanswered.get(error)
    : undefined;
