import { today } from '../../platform/dates.js';
import type { TestUser } from '../factories.js';
import type { GraphQLAnswer } from '../test-server.js';
import { METRICS_TOKEN, type Process } from './installation.js';

export async function ask<Data>(
  { server }: Process,
  { token }: Pick<TestUser, 'token'>,
  query: string,
  variables: object = {},
): Promise<GraphQLAnswer<Data>> {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload });
  return answer.json();
}

export async function book(at: Process, who: TestUser): Promise<string> {
  const { data } = await ask<{ bookPickup: { booking: { id: string } } }>(
    at,
    who,
    `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }`,
    { input: { pickupDate: today(), phone: '9876543210', pickupAddress: '12, Long Street' } },
  );
  return data?.bookPickup.booking.id ?? 'none';
}

export interface Listed {
  nodes: { id: string }[];
}

export async function ownOrders(at: Process, who: TestUser): Promise<string[]> {
  const { data } = await ask<{ myOrders: Listed }>(at, who, '{ myOrders { nodes { id } } }');
  return data?.myOrders.nodes.map(({ id }) => id) ?? ['no answer'];
}

/** How often was read at a replica, and where it could not be. */
export async function reads({ server }: Process) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await server.inject({ url: '/metrics', headers });
  const of = (line: string) => Number(new RegExp(`^${line} (.*)$`, 'm').exec(body)?.[1] ?? 0);
  return {
    replica: of('laundry_reads_total\\{place="replica"\\}'),
    primary: of('laundry_reads_total\\{place="primary"\\}'),
    inUse: of('laundry_replicas\\{state="in use"\\}'),
  };
}
