import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { Employee } from '../employees/employee.entity.js';
import { MAX_DAYS_AHEAD } from '../orders/booking/pickup-day.rules.js';
import { holdOrders } from '../orders/hold-orders.js';
import { addDays, today } from '../platform/dates.js';
import { badInput, conflict, notFound, taken } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { Round } from './round.entity.js';
import { RoundStop } from './round-stop.entity.js';
import type { RoundOfDriver, UpdateRoundInput } from './rounds.inputs.js';
import { pincode } from './rounds.queries.js';
import { StopStatus } from './stop.enums.js';

interface RoundDeps {
  em: Em;
}

/** Maximum number of rounds on a day. */
const MAX_ROUNDS = 50;

const hasRound = () =>
  taken('ALREADY_EXISTS', 'driverId', 'This driver already has a round on this day');

/**
 * Throws BAD_USER_INPUT for a past or too distant day, and for an employee without the permission
 * to drive rounds.
 */
export async function checkDriver(em: Em, { day, driverId }: RoundOfDriver): Promise<void> {
  if (day < today()) throw badInput({ day: 'This day is in the past' });
  if (day > addDays(today(), MAX_DAYS_AHEAD))
    throw badInput({ day: `The day must be within ${MAX_DAYS_AHEAD} days` });
  await requireDriver(em, driverId);
}

async function requireDriver(em: Em, id: string): Promise<void> {
  const employee = isUuid(id) ? await em.findOne(Employee, { id }) : null;
  if (!employee?.permissions.includes('rounds.drive'))
    throw badInput({ driverId: 'Choose a driver' });
}

/** Creates an empty round. */
export async function createRound(
  { userId }: Viewer,
  { em }: RoundDeps,
  { day, driverId }: RoundOfDriver,
): Promise<string> {
  await checkDriver(em, { day, driverId });
  return em.transactional(async (tx) => {
    if ((await tx.count(Round, { day })) >= MAX_ROUNDS)
      throw conflict('LIMIT_REACHED', `A day has at most ${MAX_ROUNDS} rounds`);
    const round = tx.create(Round, { day, driverId, updatedBy: userId });
    await mapUniqueViolation(tx.flush(), hasRound());
    return round.id;
  });
}

/**
 * Changes the driver or the open stops of a round. Deletes open stops that `stops` does not
 * contain.
 */
export async function updateRound(
  viewer: Viewer,
  { em }: RoundDeps,
  { id, version, driverId, stops }: ExpectedVersion & UpdateRoundInput,
): Promise<void> {
  if (driverId) await requireDriver(em, driverId);
  return em.transactional(async (tx) => {
    if (stops) await lockOrdersOfRound(tx, id);
    await increaseVersion(tx, viewer, { id, version }, driverId ? { driverId } : {});
    if (!stops) return;
    const wanted = stops.filter(isUuid);
    await sql`
      delete from round_stop
      where round_id = ${id} and state = 'open' and id <> all(${wanted}::uuid[])`.execute(
      tx.getKysely(),
    );
    await sql`
      update round_stop s set position = w.place
      from (select stop, min(place) as place from unnest(${wanted}::uuid[]) with ordinality as w (stop, place) group by 1) w
      where s.id = w.stop and s.round_id = ${id} and s.state = 'open' and s.position <> w.place`.execute(
      tx.getKysely(),
    );
  });
}

/** Sorts the open stops by start of the slot (any time last), then by area and PIN code. */
export function sortRoundStops(
  viewer: Viewer,
  { em }: RoundDeps,
  expected: ExpectedVersion,
): Promise<void> {
  return em.transactional(async (tx) => {
    await increaseVersion(tx, viewer, expected);
    await sql`
      update round_stop s set position = w.place
      from (
        select s.id, row_number() over (order by case s.kind when 'pickup' then o.slot_starts end nulls last,
          lower(a.name) nulls last, ${pincode}, s.position) as place
        from round_stop s join "order" o on o.id = s.order_id
          left join area_pincode p on p.pincode = ${pincode} left join area a on a.id = p.area_id
        where s.round_id = ${expected.id} and s.state = 'open'
      ) w
      where s.id = w.id and s.state = 'open' and s.position <> w.place`.execute(tx.getKysely());
  });
}

/** Deletes a round and its open stops. Ended stops remain in the history of their orders. */
export function deleteRound(
  viewer: Viewer,
  { em }: RoundDeps,
  expected: ExpectedVersion,
): Promise<void> {
  return em.transactional(async (tx) => {
    await lockOrdersOfRound(tx, expected.id);
    await increaseVersion(tx, viewer, expected);
    await tx.nativeDelete(RoundStop, { roundId: expected.id, state: StopStatus.OPEN });
    await tx.nativeDelete(Round, { id: expected.id });
  });
}

/**
 * Locks the orders of the open stops of a round. All use cases of rounds lock orders before the
 * round, to avoid deadlocks.
 */
async function lockOrdersOfRound(em: Em, roundId: string): Promise<void> {
  if (!isUuid(roundId)) throw notFound('Round');
  const planned = sql`select order_id from round_stop where round_id = ${roundId} and state = 'open'`;
  await holdOrders(em, sql`id in (${planned})`);
}

/**
 * Increases the version of the round, and thereby locks its row until the transaction ends. Throws
 * NOT_FOUND, or CONFLICT when the version is outdated.
 */
async function increaseVersion(
  em: Em,
  viewer: Viewer,
  { id, version }: ExpectedVersion,
  values: Partial<Pick<Round, 'driverId'>> = {},
): Promise<void> {
  if (!isUuid(id)) throw notFound('Round');
  const change = em.nativeUpdate(Round, { id, version }, { ...values, ...nextVersion(viewer) });
  if (await mapUniqueViolation(change, hasRound())) return;
  throw await explainConflict(em, viewer, 'Round', await em.findOne(Round, { id }));
}
