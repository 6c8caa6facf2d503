import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import { createServer, type ServerDeps } from '../http/server.js';
import type { GraphQLAnswer, TestServer } from './test-server.js';

/** Stops the clock in each test of a file. The tests set the time themselves. */
export function useStillClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Starts a server on the database of the test, with the rate limits of production. */
export const serverInRealUse = (
  { orm, app }: TestServer,
  more: Partial<ServerDeps> = {},
): Promise<FastifyInstance> => createServer({ orm, app: { ...app, production: true }, ...more });

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
}

let networks = 0;
/** An IP address that has sent no request yet. */
export const freshNetwork = (): string => {
  networks += 1;
  return `198.18.${networks >> 8}.${networks & 255}`;
};

/** Sends a GraphQL request from this IP address. */
export const graphqlFromIp = (
  on: FastifyInstance,
  payload: GraphQLRequest,
  remoteAddress: string,
  headers: Record<string, string> = {},
) => on.inject({ method: 'POST', url: '/graphql', payload, remoteAddress, headers });

/**
 * Value of `retryAfter` in the rate-limit error of a response, in seconds; null without such an
 * error.
 */
export function waitOf(answer: LightMyRequestResponse): number | null {
  const { errors } = answer.json<GraphQLAnswer<unknown>>();
  const refused = errors?.find(({ extensions }) => extensions.code === 'TOO_MANY_REQUESTS');
  return refused ? (refused.extensions.retryAfter ?? NaN) : null;
}
