import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Em } from '../../database.js';
import { FAILED_ATTEMPTS } from '../codes/code.policy.js';
import type { RequestDevice } from './request-device.js';
import { trustedDeviceKey } from './trusted-devices.queries.js';
import { TrustedDevice } from './trusted-device.entity.js';

/**
 * Days for which a browser stays trusted after the last sign-in. Browsers limit cookies to 400
 * days.
 */
export const DEVICE_DAYS = 400;

/** Maximum number of trusted devices per account. */
export const DEVICES_PER_ACCOUNT = 20;

/**
 * Trusts a browser after a sign-in, under a new cookie id. The previous id loses the trust, so an
 * attacker who planted or copied it gains nothing. Failed attempts and the key stay, so that a new
 * id resets no limits. Returns the key.
 */
export async function renewTrustedDevice(
  em: Em,
  device: RequestDevice,
  userId: string,
): Promise<Buffer> {
  const fresh = device.renewId();
  if (device.idHash)
    // Rows locked by a concurrent sign-in of another account are skipped, to avoid a deadlock.
    await sql`
      update trusted_device set id_hash = ${fresh} where id_hash = ${device.idHash} and user_id in (
        select user_id from trusted_device where id_hash = ${device.idHash} for update skip locked)`.execute(
      em.getKysely(),
    );
  return trustDevice(em, fresh, userId);
}

/**
 * Stores a browser as trusted by this account, and returns its key. Above the limit, browsers with
 * a single sign-in are removed first, because clients without cookies leave such rows.
 */
export async function trustDevice(em: Em, idHash: Buffer, userId: string): Promise<Buffer> {
  const db = em.getKysely();
  const deviceKey = (await trustedDeviceKey(em, idHash)) ?? randomBytes(16);
  await sql`
    insert into trusted_device (id_hash, user_id, device_key) values (${idHash}, ${userId}, ${deviceKey})
    on conflict (id_hash, user_id) do update set last_used_at = now()`.execute(db);
  await sql`
    delete from trusted_device where user_id = ${userId} and id_hash <> ${idHash} and id_hash not in (
      select id_hash from trusted_device where user_id = ${userId} and id_hash <> ${idHash}
      order by last_used_at > created_at desc, last_used_at desc limit ${DEVICES_PER_ACCOUNT - 1})`.execute(
    db,
  );
  return deviceKey;
}

/**
 * SQL of the trusted device, if the account of this e-mail trusts it and failed attempts are left.
 */
const trustedDeviceOf = (deviceKey: Buffer, email: string) => {
  const { day, month } = FAILED_ATTEMPTS.trusted;
  return sql<{ userId: string }>`
    select d.user_id as "userId" from trusted_device d join "user" u on u.id = d.user_id
    where d.device_key = ${deviceKey} and u.email = ${email} and u.archived_at is null
      and d.last_used_at > now() - make_interval(days => ${DEVICE_DAYS})
      and (select count(*) from unnest(d.failed_attempts) t where t > now() - interval '24 hours') < ${day}
      and (select count(*) from unnest(d.failed_attempts) t where t > now() - interval '30 days') < ${month}`;
};

/** Whether the account of this e-mail trusts the browser. Takes no lock. */
export async function isTrustedFor(em: Em, deviceKey: Buffer, email: string): Promise<boolean> {
  const { rows } = await trustedDeviceOf(deviceKey, email).execute(em.getKysely());
  return rows.length > 0;
}

/**
 * Id of the account of this e-mail, if it trusts the browser and failed attempts are left. The row
 * stays locked until the transaction ends, so that each try is counted.
 */
export async function lockTrustedDevice(
  em: Em,
  deviceKey: Buffer,
  email: string,
): Promise<string | null> {
  const query = sql<{ userId: string }>`${trustedDeviceOf(deviceKey, email)} for update of d`;
  const { rows } = await query.execute(em.getKysely());
  return rows[0]?.userId ?? null;
}

/** Stores the time of a failed attempt in a trusted device. The caller holds the row lock. */
export async function recordFailedAttemptOfDevice(
  em: Em,
  deviceKey: Buffer,
  userId: string,
): Promise<void> {
  await sql`
    update trusted_device set
      failed_attempts = array(select t from unnest(failed_attempts) t where t > now() - interval '30 days') || now()
    where device_key = ${deviceKey} and user_id = ${userId}`.execute(em.getKysely());
}

/** Removes the trust in all browsers of an account, except the browser with this id hash. */
export async function revokeTrustedDevices(
  em: Em,
  userId: string,
  exceptHash?: Buffer | null,
): Promise<void> {
  await em.nativeDelete(TrustedDevice, {
    userId,
    ...(exceptHash ? { idHash: { $ne: exceptHash } } : {}),
  });
}
