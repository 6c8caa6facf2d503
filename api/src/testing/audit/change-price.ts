import type { TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

interface Wanted {
  price: number;
  by: Pick<TestUser, 'token'>;
  /** Version that the client read, by default the first. */
  version?: number;
}

/** Lets this user change the price of a cloth, the example change of the audit tests. */
export const changePrice = (
  test: TestServer,
  { id, name }: { id: string; name: string },
  { price, by, version = 1 }: Wanted,
) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $input: ClothInput!) {
      updateCloth(id: $id, version: $version, input: $input) { cloth { id } } }`,
    { id, version, input: { name, price } },
    by.token,
  );
