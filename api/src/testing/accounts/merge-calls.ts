import { randomUUID } from 'node:crypto';
import type { TestUser } from '../factories.js';
import { makeUser } from '../factories.js';
import type { Call } from '../call-context.js';
import type { TestServer } from '../test-server.js';

export const MERGE = `mutation ($input: MergeCustomersInput!) {
  mergeCustomers(input: $input) { message mergeId user { id name version addresses { id primary } } }
}`;
export const UNDO = `mutation ($id: ID!) {
  undoCustomerMerge(id: $id) { message user { id email } }
}`;

/** The merge of one customer into another, as both were made. */
export const pairOf = (kept: Pick<TestUser, 'id'>, merged: Pick<TestUser, 'id'>) => ({
  input: { keptId: kept.id, keptVersion: 1, mergedId: merged.id, mergedVersion: 1 },
});

const makePair = async (test: TestServer) => pairOf(await makeUser(test), await makeUser(test));

/** Calls of merging, for the tables that have one for every operation. */
export const MERGE_CALLS: Record<string, Call> = {
  customerDuplicates: async ({ test }) => ({ userId: (await makeUser(test)).id }),
  customerMerges: async ({ test }) => ({ userId: (await makeUser(test)).id }),
  duplicateSuggestions: () => ({}),
  mergeCustomers: ({ test }) => makePair(test),
  undoCustomerMerge: async ({ test }) => {
    const admin = await makeUser(test, { role: 'admin' });
    const { data } = await test.graphql(MERGE, await makePair(test), admin.token);
    // If staff need a passkey, the merge itself is refused.
    const made = data as { mergeCustomers: { mergeId: string } } | null;
    return { id: made?.mergeCustomers.mergeId ?? randomUUID() };
  },
  dismissDuplicate: async ({ test }) => ({
    userId: (await makeUser(test)).id,
    otherId: (await makeUser(test)).id,
  }),
};
