import type { TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

interface PriceChange {
  price: number;
  by: Pick<TestUser, 'token'>;
  /** Version that the client read; by default the first. */
  version?: number;
}

/**
 * Changes the price of a cloth type as this user. The audit tests use it as an example of a change.
 */
export const changePrice = (
  test: TestServer,
  { id, name }: { id: string; name: string },
  { price, by, version = 1 }: PriceChange,
) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $input: UpdateClothInput!) {
      updateCloth(id: $id, version: $version, input: $input) { cloth { id } } }`,
    { id, version, input: { name, price } },
    by.token,
  );
