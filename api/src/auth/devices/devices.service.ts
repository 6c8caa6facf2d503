import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { WRONG_TRIES } from '../codes/code.policy.js';
import type { AskingDevice } from './asking-device.js';
import { slotOfMark } from './devices.queries.js';
import { Device } from './device.entity.js';

/** Days that a browser stays marked after the last sign-in there; browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400;

/** Browsers that are marked for one account. */
export const DEVICES_PER_ACCOUNT = 20;

/**
 * Marks a browser that has just signed in to this account, by an id that nobody knew before. All that its former id
 * stood for goes with it, wrong tries as well: whoever planted that one, or has noted it, holds nothing. Gives its slot,
 * which stays the same once it is marked: a fresh id brings no fresh waits and limits.
 */
export async function remarkDevice(em: Em, device: AskingDevice, userId: string): Promise<Buffer> {
  const fresh = device.renewId();
  if (device.idHash)
    // Of another account that signs in there in this moment it is left behind: two that wait for each other were worse.
    await sql`
      update device set id_hash = ${fresh} where id_hash = ${device.idHash} and user_id in (
        select user_id from device where id_hash = ${device.idHash} for update skip locked)`.execute(
      em.getKysely(),
    );
  return markDevice(em, fresh, userId);
}

/**
 * Marks a browser as one in which this account has signed in. When there are too many, those go first in
 * which that happened only once: clients that keep no cookie leave such marks behind. Gives its slot.
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

/** The mark of this browser for the account of this e-mail, while it counts and has tries of its own left. */
const markOf = (slot: Buffer, email: string) => {
  const { day, month } = WRONG_TRIES.marked;
  return sql<{ userId: string }>`
    select d.user_id as "userId" from device d join "user" u on u.id = d.user_id
    where d.slot = ${slot} and u.email = ${email} and u.archived_at is null
      and d.last_used_at > now() - make_interval(days => ${DEVICE_DAYS})
      and (select count(*) from unnest(d.wrong_tries) t where t > now() - interval '24 hours') < ${day}
      and (select count(*) from unnest(d.wrong_tries) t where t > now() - interval '30 days') < ${month}`;
};

/** Whether the browser is marked for the account of this e-mail; locks nothing. */
export async function isMarkedFor(em: Em, slot: Buffer, email: string): Promise<boolean> {
  const { rows } = await markOf(slot, email).execute(em.getKysely());
  return rows.length > 0;
}

/**
 * The account that this e-mail signs in to, when the browser is marked for it and has tries of its own left.
 * Its row stays locked until the transaction ends, so that each of its tries is counted.
 */
export async function markedFor(em: Em, slot: Buffer, email: string): Promise<string | null> {
  const mark = sql<{ userId: string }>`${markOf(slot, email)} for update of d`;
  const { rows } = await mark.execute(em.getKysely());
  return rows[0]?.userId ?? null;
}

/** Keeps when a wrong code was tried in a marked browser, whose row the caller holds. */
export async function countWrongTryOf(em: Em, slot: Buffer, userId: string): Promise<void> {
  await sql`
    update device set
      wrong_tries = array(select t from unnest(wrong_tries) t where t > now() - interval '30 days') || now()
    where slot = ${slot} and user_id = ${userId}`.execute(em.getKysely());
}

/** Ends every mark of an account, or all but one: its browsers are strangers to it until the next sign-in there. */
export async function endDevices(em: Em, userId: string, but?: Buffer | null): Promise<void> {
  await em.nativeDelete(Device, { userId, ...(but ? { idHash: { $ne: but } } : {}) });
}
