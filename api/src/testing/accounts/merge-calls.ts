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

/** Input of a merge of two customers that have their first version. */
export const pairOf = (survivor: Pick<TestUser, 'id'>, merged: Pick<TestUser, 'id'>) => ({
  input: { survivorId: survivor.id, survivorVersion: 1, mergedId: merged.id, mergedVersion: 1 },
});

const makePair = async (test: TestServer) => pairOf(await makeUser(test), await makeUser(test));

/** Calls of the operations for merging, see `OPERATION_SAMPLES`. */
export const MERGE_CALLS: Record<string, Call> = {
  customerDuplicates: async ({ test }) => ({ id: (await makeUser(test)).id }),
  customerMerges: async ({ test }) => ({ id: (await makeUser(test)).id }),
  duplicateSuggestions: () => ({}),
  mergeCustomers: ({ test }) => makePair(test),
  undoCustomerMerge: async ({ test }) => {
    const admin = await makeUser(test, { role: 'admin' });
    const { data } = await test.graphql(MERGE, await makePair(test), admin.token);
    // If staff must have a passkey, the server rejects the merge, so there is nothing to undo.
    const made = data as { mergeCustomers: { mergeId: string } } | null;
    return { id: made?.mergeCustomers.mergeId ?? randomUUID() };
  },
  dismissDuplicate: async ({ test }) => ({
    input: {
      customerId: (await makeUser(test)).id,
      otherCustomerId: (await makeUser(test)).id,
    },
  }),
};
