import type { RestRoute } from '../rest/route.js';
import type { Extra } from '../rest/output-mapping.js';

/**
 * Fields of an address in REST. `addressLine1` is the name of the street line in the specification.
 */
export const ADDRESS = `
  fragment Address on Address {
    id
    address
    addressLine1: address
    city
    state
    pincode
    primary
    createdAt
    version
    updatedAt
  }
`;

const FIELDS = `
  id
  name
  phone
  email
  role
  createdAt
  version
  updatedAt
  addresses { ...Address }
`;

/** A user with addresses, for REST. */
export const USER = `
  fragment User on User { ${FIELDS} }
  ${ADDRESS}
`;

/** A user in the list, with the balance. */
const CUSTOMER = `
  fragment Customer on User { ${FIELDS} deletedAt balance }
  ${ADDRESS}
`;

const PARTS = ['address', 'city', 'state', 'pincode'] as const;

type NameParts = Partial<Record<(typeof PARTS)[number], string>>;

/**
 * Address fields of the user in REST: the specification has the primary address in the user itself.
 * The primary address is first in the list.
 */
export const userExtra: Extra = {
  properties: Object.fromEntries(
    PARTS.map((part) => [
      part,
      { type: ['string', 'null'], description: `The ${part} of the primary address.` },
    ]),
  ),
  of: ({ addresses }) => {
    const [primary] = (addresses ?? []) as NameParts[];
    return Object.fromEntries(PARTS.map((part) => [part, primary?.[part] ?? null]));
  },
};

export const userRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/auth/me/{id}',
    document: `query ($id: ID!) { user(id: $id) { ...User } } ${USER}`,
    variables: { id: 'params.id' },
  },
  {
    method: 'PUT',
    path: '/auth/updateCustomer/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) {
      updateAccount(version: $version, id: $id, input: $input) { message user { ...User } }
    } ${USER}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { user(id: $id) { version } }`,
  },
  {
    method: 'GET',
    path: '/auth/getAllEnterpriseAndCustomer',
    description: 'Customers and enterprises, newest first.',
    document: `query ($first: Int!, $after: String, $filter: UserFilter) {
      users(first: $first, after: $after, filter: $filter) {
        nodes { ...Customer }
        pageInfo { endCursor hasNextPage }
      }
    } ${CUSTOMER}`,
    variables: { filter: 'query' },
    list: {
      under: 'customers',
      without: { role: ['ADMIN', 'STAFF'] },
      createdAtOf: `query ($id: ID!) { user(id: $id) { createdAt } }`,
    },
  },
];
