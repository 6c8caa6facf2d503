import { expect } from 'vitest';
import type { TestServer } from './test-server.js';

interface FeedEvent {
  id: string;
  type: string;
  subjectId: string;
  subjectVersion: number | null;
  customerId: string | null;
  order: { id: string } | null;
  customer: { id: string } | null;
  actor: { userId: string | null; name: string } | null;
  data: { fromStatus: string | null; toStatus: string | null; amount: number | null };
}

interface FeedPage {
  nodes: FeedEvent[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const EVENTS = `query ($first: Int! = 100, $after: String, $types: [EventType!], $customerId: ID, $since: DateTime) {
  events(first: $first, after: $after, types: $types, customerId: $customerId, since: $since) {
    nodes {
      id type subjectId subjectVersion customerId order { id } customer { id }
      actor { userId name } data { fromStatus toStatus amount }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;

/** The answer to a query of the event feed. */
export const askForEvents = (
  { graphql }: Pick<TestServer, 'graphql'>,
  token: string,
  variables: object = {},
) => graphql<{ events: FeedPage }>(EVENTS, variables, token);

/** Waits until every event that was added so far has its place in the feed. */
export async function allNumbered({ orm }: Pick<TestServer, 'orm'>): Promise<void> {
  const em = orm.em.fork();
  await expect
    .poll(async () => {
      await em.execute('select number_events()');
      return em.execute('select from event where number is null');
    })
    .toEqual([]);
}

/** A page of the event feed, with all events that were added so far. */
export async function readEvents(
  test: Pick<TestServer, 'graphql' | 'orm'>,
  token: string,
  variables: object = {},
): Promise<FeedPage> {
  await allNumbered(test);
  const { data, errors } = await askForEvents(test, token, variables);
  if (!data) throw new Error(errors?.[0]?.message);
  return data.events;
}

/** Cursor of the end of the feed. */
export async function endOfFeed(
  test: Pick<TestServer, 'graphql' | 'orm'>,
  token: string,
): Promise<string> {
  const { pageInfo } = await readEvents(test, token, { since: '2100-01-01T00:00:00Z' });
  return pageInfo.endCursor;
}
