import type { OpenApi } from './openapi-parts.js';

/** Descriptions of the tags, by the first part of the path. */
const TAGS: Record<string, string> = {
  auth: 'Sign-up, sign-in, accounts, enterprises, employees and customers.',
  address: 'Saved addresses of accounts.',
  order: 'Bookings, orders, their photos and invoices.',
  cloth: 'The catalogue of cloth types and its prices.',
  enterprise: 'Statements of enterprises.',
  feedback: 'Reviews of customers.',
  contact: 'Messages of the contact form.',
  payment: 'Payments and refunds of orders.',
  report: 'Figures of days, files for the tax return and for the books.',
  cashup: 'Closings of the day for cash and other ways to pay.',
  business: 'The logo of the business.',
};

/**
 * Tags of these paths. Throws for a tag without a description, so that the server does not start.
 */
export function tagsOf(paths: OpenApi['paths']): OpenApi['tags'] {
  const names = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ tags }) => tags),
  );
  return [...new Set(names)].sort().map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`There is no description of the tag ${name}`);
    return { name, description };
  });
}
