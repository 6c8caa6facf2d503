import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { taken, notFound } from '../platform/errors.js';
import { badRows } from '../platform/check-input.js';
import { isUuid } from '../platform/ids.js';
import { addJob } from '../platform/jobs/queue.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { Area } from './area.entity.js';
import type { AreaFields, SlotInput } from './areas.inputs.js';
import { slotRefusals } from './slot.rules.js';

interface AreaDeps {
  em: Em;
}

/** Name of the job that mails the waitlist of PIN codes that are now served. */
export const NOTIFY_WAITLIST = 'notify_waitlist';

const nameTaken = () => taken('NAME_TAKEN', 'name', 'An area with this name already exists');

export function createArea(
  { userId }: Pick<Viewer, 'userId'>,
  { em }: AreaDeps,
  { name, pincodes, slots }: AreaFields,
): Promise<string> {
  checkSlots(slots);
  return em.transactional(async (tx) => {
    const area = tx.create(Area, { name, updatedBy: userId });
    await mapUniqueViolation(tx.flush(), nameTaken());
    await replacePincodes(tx, area.id, pincodes);
    await replaceSlots(tx, area.id, slots);
    return area.id;
  });
}

/** Saves name, PIN codes and slots of an area. Existing orders keep their slots. */
export function updateArea(
  viewer: Viewer,
  { em }: AreaDeps,
  expected: ExpectedVersion,
  { name, pincodes, slots }: AreaFields,
): Promise<void> {
  checkSlots(slots);
  return em.transactional(async (tx) => {
    await changeArea(tx, viewer, expected, { name });
    await replacePincodes(tx, expected.id, pincodes);
    await replaceSlots(tx, expected.id, slots);
  });
}

/** Deletes an area. Another area can then have its PIN codes. */
export function deleteArea(
  viewer: Viewer,
  { em }: AreaDeps,
  { id, version }: ExpectedVersion,
): Promise<void> {
  return em.transactional(async (tx) => {
    await changeArea(tx, viewer, { id, version }, { archivedAt: new Date() });
    await replacePincodes(tx, id, []);
    await replaceSlots(tx, id, []);
  });
}

function checkSlots(slots: readonly SlotInput[]): void {
  const fields = slotRefusals(slots);
  if (Object.keys(fields).length) throw badRows(fields);
}

/**
 * Changes the area itself and its version, and thereby locks its row until the transaction ends. Throws
 * NOT_FOUND, or CONFLICT for an outdated version.
 */
async function changeArea(
  em: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
  values: { name: string } | { archivedAt: Date },
): Promise<void> {
  if (!isUuid(id)) throw notFound('Area');
  const inUse = { id, archivedAt: null };
  const change = em.nativeUpdate(
    Area,
    { ...inUse, version },
    { ...values, ...nextVersion(viewer) },
  );
  if (await mapUniqueViolation(change, nameTaken())) return;
  throw await explainConflict(em, viewer, 'Area', await em.findOne(Area, inUse));
}

/** Writes the area's PIN codes, and queues the mails to the waitlist of new ones. */
async function replacePincodes(em: Em, areaId: string, pincodes: readonly string[]): Promise<void> {
  const wanted = [...new Set(pincodes)].toSorted();
  const db = em.getKysely();
  await sql`delete from area_pincode where area_id = ${areaId} and pincode <> all(${wanted})`.execute(
    db,
  );
  const added = await sql<{ pincode: string }>`
    insert into area_pincode (pincode, area_id) select unnest(${wanted}::text[]), ${areaId}
    on conflict do nothing returning pincode`.execute(db);
  const elsewhere = await db
    .selectFrom('area_pincode as p')
    .innerJoin('area as a', 'a.id', 'p.area_id')
    .select(['p.pincode', 'a.name'])
    .where(sql<boolean>`p.pincode = any(${wanted})`)
    .where('p.area_id', '<>', areaId)
    .orderBy('p.pincode')
    .executeTakeFirst();
  if (elsewhere)
    throw taken('ALREADY_EXISTS', 'pincodes', `${elsewhere.pincode} belongs to ${elsewhere.name}`);
  if (added.rows.length > 0) await addJob(em, NOTIFY_WAITLIST, {}, { jobKey: NOTIFY_WAITLIST });
}

/**
 * Writes the area's slots. Unchanged rows are not written, so that the audit log shows only
 * changes.
 */
async function replaceSlots(em: Em, areaId: string, slots: readonly SlotInput[]): Promise<void> {
  const rows = slots.map(({ weekday, startTime, endTime, capacity }) => ({
    ...{ id: v7(), weekday, starts: startTime, ends: endTime, capacity },
  }));
  const wanted = sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wanted (id uuid, weekday smallint, starts text, ends text, capacity int))`;
  const db = em.getKysely();
  await sql`
    update area_slot s set offered = false where s.area_id = ${areaId} and s.offered and not exists (
      select from ${wanted} w where w.weekday = s.weekday and w.starts = s.starts and w.ends = s.ends)`.execute(
    db,
  );
  await sql`
    insert into area_slot as s (id, area_id, weekday, starts, ends, capacity)
    select w.id, ${areaId}, w.weekday, w.starts, w.ends, w.capacity from ${wanted} w
    on conflict (area_id, weekday, starts, ends) do update set capacity = excluded.capacity, offered = true
    where s.capacity <> excluded.capacity or not s.offered`.execute(db);
}
