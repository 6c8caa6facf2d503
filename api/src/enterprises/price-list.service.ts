import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { FieldErrors } from '../platform/errors.js';
import { badRows } from '../platform/check-input.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import type { PriceListItemInput } from './enterprise.inputs.js';
import { lockEnterprise } from './enterprises.service.js';
import { PriceList } from './price-list.entity.js';

interface KnownCloth {
  id: string;
  name: string;
}

const key = (type: string): string => type.toLowerCase();

/** Errors of rows that cannot be saved: `items.<row>.type` and its message. */
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

/**
 * Cloth types by lower-case name. Locks them until the list is saved, so that no other transaction
 * deletes them.
 */
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

/**
 * Increases the version of the list. Of two concurrent saves, also of two first ones, one gets a
 * CONFLICT.
 */
async function increaseVersion(
  em: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
): Promise<void> {
  const isIncreased =
    version === 0
      ? await insertFirst(em, viewer, id)
      : await em.nativeUpdate(PriceList, { enterpriseId: id, version }, nextVersion(viewer));
  if (isIncreased) return;
  const now = await em.findOne(PriceList, { enterpriseId: id });
  throw await explainConflict(em, viewer, 'Price list', now ?? { version: 0, updatedBy: null });
}

/** Inserts the first version; returns false when the enterprise already has a list. */
async function insertFirst(em: Em, { userId }: Viewer, enterpriseId: string): Promise<boolean> {
  const inserted = await em
    .getKysely()
    .insertInto('price_list')
    .values({ enterprise_id: enterpriseId, version: 1, updated_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

interface Row {
  clothId: string;
  price: number;
  position: number;
}

/**
 * Writes the rows of a list. Unchanged rows are not written, so that the audit log shows only
 * changes.
 */
async function replaceRows(em: Em, enterpriseId: string, rows: Row[]): Promise<void> {
  const wanted = sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wanted ("clothId" uuid, price int, position int))`;
  await sql`
    delete from price_list_item p where p.enterprise_id = ${enterpriseId} and not exists (
      select 1 from ${wanted} w
      where w."clothId" = p.cloth_id and w.price = p.price and w.position = p.position)`.execute(
    em.getKysely(),
  );
  await sql`
    insert into price_list_item (enterprise_id, cloth_id, price, position)
    select ${enterpriseId}, w."clothId", w.price, w.position from ${wanted} w
    on conflict do nothing`.execute(em.getKysely());
}

/**
 * Replaces the whole price list of an enterprise in one transaction. One invalid row rejects the
 * whole list.
 */
export function replacePriceList(
  viewer: Viewer,
  { em }: { em: Em },
  seen: ExpectedVersion,
  items: readonly PriceListItemInput[],
): Promise<void> {
  const customerId = seen.id;
  return em.transactional(async (tx) => {
    await lockEnterprise(tx, customerId);
    await increaseVersion(tx, viewer, seen);
    const known = await clothsInUse(tx, items);
    const fields = refusals(items, known);
    if (Object.keys(fields).length) throw badRows(fields);
    const rows = items.flatMap(({ type, price }, position) => {
      const cloth = known.get(key(type));
      return cloth ? [{ clothId: cloth.id, price, position }] : [];
    });
    await replaceRows(tx, customerId, rows);
  });
}
