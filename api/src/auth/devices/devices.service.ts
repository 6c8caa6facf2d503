import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { WRONG_TRIES } from '../codes/code.policy.js';
import type { AskingDevice } from './asking-device.js';
import { slotOfMark } from './devices.queries.js';
import { Device } from './device.entity.js';

/**
 * Days for which a browser stays trusted after the last sign-in. Browsers limit cookies to 400
 * days.
 */
export const DEVICE_DAYS = 400;

/** Maximum number of trusted devices per account. */
export const DEVICES_PER_ACCOUNT = 20;

/**
 * Trusts a browser after a sign-in, under a new cookie id. The previous id loses the trust, so an
 * attacker who planted or copied it gains nothing. Wrong tries and the key stay, so that a new id
 * resets no limits. Returns the key.
 */
export async function remarkDevice(em: Em, device: AskingDevice, userId: string): Promise<Buffer> {
  const fresh = device.renewId();
  if (device.idHash)
    // Rows locked by a concurrent sign-in of another account are skipped, to avoid a deadlock.
    await sql`
      update device set id_hash = ${fresh} where id_hash = ${device.idHash} and user_id in (
        select user_id from device where id_hash = ${device.idHash} for update skip locked)`.execute(
      em.getKysely(),
    );
  return markDevice(em, fresh, userId);
}

/**
 * Stores a browser as trusted by this account, and returns its key. Above the limit, browsers with
 * a single sign-in are removed first, because clients without cookies leave such rows.
 */
export async function markDevice(em: Em, idHash: Buffer, userId: string): Promise<Buffer> {
  const db = em.getKysely();
  const slot = (await slotOfMark(em, idHash)) ?? randomBytes(16);
  await sql`
    insert into device (id_hash, user_id, slot) values (${idHash}, ${userId}, ${slot})
    on conflict (id_hash, user_id) do update set last_used_at = now()`.execute(db);
  await sql`
    delete from device where user_id = ${userId} and id_hash <> ${idHash} and id_hash not in (
      select id_hash from device where user_id = ${userId} and id_hash <> ${idHash}
      order by last_used_at > created_at desc, last_used_at desc limit ${DEVICES_PER_ACCOUNT - 1})`.execute(
    db,
  );
  return slot;
}

/**
 * Row of the trusted device, if the account of this e-mail trusts it and its limit of wrong tries
 * is not reached.
 */
const markOf = (slot: Buffer, email: string) => {
  const { day, month } = WRONG_TRIES.marked;
  return sql<{ userId: string }>`
    select d.user_id as "userId" from device d join "user" u on u.id = d.user_id
    where d.slot = ${slot} and u.email = ${email} and u.archived_at is null
      and d.last_used_at > now() - make_interval(days => ${DEVICE_DAYS})
      and (select count(*) from unnest(d.wrong_tries) t where t > now() - interval '24 hours') < ${day}
      and (select count(*) from unnest(d.wrong_tries) t where t > now() - interval '30 days') < ${month}`;
};

/** Whether the account of this e-mail trusts the browser. Takes no lock. */
export async function isMarkedFor(em: Em, slot: Buffer, email: string): Promise<boolean> {
  const { rows } = await markOf(slot, email).execute(em.getKysely());
  return rows.length > 0;
}

/**
 * Id of the account of this e-mail, if it trusts the browser and wrong tries are left. The row
 * stays locked until the transaction ends, so that each try is counted.
 */
export async function markedFor(em: Em, slot: Buffer, email: string): Promise<string | null> {
  const mark = sql<{ userId: string }>`${markOf(slot, email)} for update of d`;
  const { rows } = await mark.execute(em.getKysely());
  return rows[0]?.userId ?? null;
}

/** Stores the time of a wrong try in a trusted device. The caller holds the row lock. */
export async function countWrongTryOf(em: Em, slot: Buffer, userId: string): Promise<void> {
  await sql`
    update device set
      wrong_tries = array(select t from unnest(wrong_tries) t where t > now() - interval '30 days') || now()
    where slot = ${slot} and user_id = ${userId}`.execute(em.getKysely());
}

/** Removes the trust in all browsers of an account, or in all but one. */
export async function endDevices(em: Em, userId: string, but?: Buffer | null): Promise<void> {
  await em.nativeDelete(Device, { userId, ...(but ? { idHash: { $ne: but } } : {}) });
}
