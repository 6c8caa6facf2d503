import type { Extra } from '../rest/output.js';

/** An address; lists of some clients call its street line addressLine1. */
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
  }
`;

/** A user with addresses, as REST shows one. */
export const USER = `
  fragment User on User {
    id
    name
    phone
    email
    role
    createdAt
    addresses { ...Address }
  }
  ${ADDRESS}
`;

const PARTS = ['address', 'city', 'state', 'pincode'] as const;

type Part = Partial<Record<(typeof PARTS)[number], string>>;

/** Some clients read one address off the user itself: the primary one, which comes first. */
export const userExtra: Extra = {
  properties: Object.fromEntries(
    PARTS.map((part) => [
      part,
      { type: ['string', 'null'], description: `The ${part} of the primary address.` },
    ]),
  ),
  of: ({ addresses }) => {
    const [primary] = (addresses ?? []) as Part[];
    return Object.fromEntries(PARTS.map((part) => [part, primary?.[part] ?? null]));
  },
};
