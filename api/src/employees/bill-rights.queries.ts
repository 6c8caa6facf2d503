import { sql } from 'kysely';
import { hasPermission, type Permitted } from '../auth/permission.policy.js';
import { BILL_PERMISSIONS, type Permission } from '../../rules/permission.js';
import type { Em } from '../database.js';

type SignedInUser = Permitted & { userId: string };

/** Rights of an account for discounts and prices, and names of employees who may do more. */
export interface BillRights {
  /** Highest discount in percent of the items; null without a limit. */
  discountLimit: number | null;
  mayChangePrices: boolean;
  /** Names of some employees with the permission ORDERS_DISCOUNT, for error messages. */
  discounters: readonly string[];
  pricers: readonly string[];
}

const NAMED = 3;

const namesWith = (permission: Permission) => sql<string[]>`array(
  select name from employee where user_id is not null and ${permission} = any(permissions)
  order by name limit ${NAMED}::int)`;

/**
 * Reads the rights of the viewer for a bill. Called in the transaction of the bill, so that a
 * changed limit applies at once.
 */
export async function billRightsOf(em: Em, viewer: SignedInUser): Promise<BillRights> {
  const isUnlimited = hasPermission(viewer, BILL_PERMISSIONS.discounts);
  const mayChangePrices = hasPermission(viewer, BILL_PERMISSIONS.prices);
  if (isUnlimited && mayChangePrices)
    return { discountLimit: null, mayChangePrices, discounters: [], pricers: [] };
  const { rows } = await sql<{ limit: number | null; discounters: string[]; pricers: string[] }>`
    select (select discount_limit from employee where user_id = ${viewer.userId}) as limit,
      ${namesWith(BILL_PERMISSIONS.discounts)} as discounters,
      ${namesWith(BILL_PERMISSIONS.prices)} as pricers`.execute(em.getKysely());
  const { limit = 0, discounters = [], pricers = [] } = rows[0] ?? {};
  return {
    ...{ mayChangePrices, discounters, pricers },
    discountLimit: isUnlimited ? null : (limit ?? 0),
  };
}

/** Highest discount in percent that the viewer may give; null without a limit. */
export async function discountLimitOf(em: Em, viewer: SignedInUser): Promise<number | null> {
  return (await billRightsOf(em, viewer)).discountLimit;
}
