import type { TestUser } from './factories.js';
import type { TestServer } from './test-server.js';

export const PRICE_LIST = 'customerId version items { clothId type price }';
const READ = `query ($customerId: ID!) { priceList(id: $customerId) { ${PRICE_LIST} } }`;
const SAVE = `mutation ($customerId: ID!, $version: Int!, $items: [PriceListItemInput!]!) {
  replacePriceList(id: $customerId, version: $version, input: { items: $items }) {
    message priceList { ${PRICE_LIST} }
  }
}`;

export interface PriceRow {
  type: string;
  price: unknown;
}
export interface PriceList {
  customerId: string;
  version: number;
  items: (PriceRow & { clothId: string })[];
}

/** Reads and saves the price lists of enterprises as a staff member. */
export class PriceLists {
  constructor(
    private readonly test: TestServer,
    private readonly staff: TestUser,
  ) {}

  read(customerId: string) {
    return this.test.graphql<{ priceList: PriceList }>(READ, { customerId }, this.staff.token);
  }

  /** Saves a price list with the version that the client read; by default the current one. */
  async save(customerId: string, items: PriceRow[], expectedVersion?: number) {
    const version = expectedVersion ?? (await this.read(customerId)).data?.priceList.version ?? 0;
    return this.test.graphql<{ replacePriceList: { message: string; priceList: PriceList } }>(
      SAVE,
      { customerId, version, items },
      this.staff.token,
    );
  }

  async saved(customerId: string): Promise<PriceRow[]> {
    const { data } = await this.read(customerId);
    if (!data) throw new Error('There is no price list');
    return data.priceList.items.map(({ type, price }) => ({ type, price }));
  }
}
