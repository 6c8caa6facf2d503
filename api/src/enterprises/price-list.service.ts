import { sql } from 'kysely';
import type { Em } from '../database.js';
import type { FieldErrors } from '../platform/errors.js';
import { badRows } from '../platform/inputs.js';
import type { PriceListItemInput } from './enterprise.inputs.js';
import { lockEnterprise } from './enterprises.service.js';
import { PriceListItem } from './price-list-item.entity.js';

interface KnownCloth {
  id: string;
  name: string;
}

const key = (type: string): string => type.toLowerCase();

/** Rows that cannot be saved, as `items.<row>.type` → why. */
function refusals(
  items: readonly PriceListItemInput[],
  known: ReadonlyMap<string, KnownCloth>,
): FieldErrors {
  const seen = new Set<string>();
  const fields: FieldErrors = {};
  for (const [row, { type }] of items.entries()) {
    if (!known.has(key(type))) fields[`items.${row}.type`] = `There is no cloth type "${type}"`;
    else if (seen.has(key(type))) fields[`items.${row}.type`] = `"${type}" is in the list twice`;
    seen.add(key(type));
  }
  return fields;
}

/** Cloth types by name. Locked against deletion until the list that names them is saved. */
async function clothsInUse(
  em: Em,
  items: readonly PriceListItemInput[],
): Promise<Map<string, KnownCloth>> {
  const names = [...new Set(items.map(({ type }) => key(type)))];
  if (!names.length) return new Map();
  const cloths = await em
    .getKysely()
    .selectFrom('cloth')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .where(sql<string>`lower(name)`, 'in', names)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(cloths.map((cloth) => [key(cloth.name), cloth]));
}

/** Replaces the whole list of an enterprise in one step; one bad row refuses all of it. */
export function savePriceList(
  { em }: { em: Em },
  customerId: string,
  items: readonly PriceListItemInput[],
): Promise<void> {
  return em.transactional(async (tx) => {
    await lockEnterprise(tx, customerId);
    const known = await clothsInUse(tx, items);
    const fields = refusals(items, known);
    if (Object.keys(fields).length) throw badRows(fields);
    await tx.nativeDelete(PriceListItem, { enterpriseId: customerId });
    const rows = items.flatMap(({ type, price }, position) => {
      const cloth = known.get(key(type));
      return cloth ? [{ enterpriseId: customerId, clothId: cloth.id, price, position }] : [];
    });
    if (rows.length) await tx.insertMany(PriceListItem, rows);
  });
}
