import { sql } from 'kysely';
import { queueMail } from '../mails/outbox.service.js';
import type { Deps, Em } from '../database.js';
import { badInput } from '../platform/errors.js';
import type { JoinWaitlistInput } from './areas.inputs.js';
import { pincodeServedMail } from './areas.mails.js';

/** Number of mails queued in one transaction. */
const NOTIFY_BATCH = 100;

/** Adds an e-mail to the waitlist. A repeated request changes nothing. */
export function addToWaitlist(
  { em }: { em: Em },
  { pincode, email }: JoinWaitlistInput,
): Promise<void> {
  return em.transactional(async (tx) => {
    const db = tx.getKysely();
    const served = await db
      .selectFrom('area_pincode')
      .select('pincode')
      .where('pincode', '=', pincode)
      .executeTakeFirst();
    if (served) throw badInput({ pincode: 'We already serve this pincode' });
    await sql`
      insert into pincode_waitlist_entry (id, pincode, email) values (gen_random_uuid(), ${pincode}, ${email})
      on conflict do nothing`.execute(db);
  });
}

/**
 * Mails the waitlist of PIN codes that are now served, once per entry. Each entry is deleted in the
 * transaction of its mail.
 */
export async function notifyWaitlist(deps: Deps): Promise<void> {
  while (await notifySome(deps));
}

const notifySome = ({ em, app }: Deps): Promise<boolean> =>
  em.transactional(async (tx) => {
    const { rows } = await sql<{ email: string; pincode: string }>`
      delete from pincode_waitlist_entry where id in (
        select w.id from pincode_waitlist_entry w
        where exists (select from area_pincode p where p.pincode = w.pincode)
        limit ${NOTIFY_BATCH} for update skip locked)
      returning email, pincode`.execute(tx.getKysely());
    for (const { email, pincode } of rows) {
      const content = pincodeServedMail(app.publicUrl, pincode);
      await queueMail({ em: tx, app }, { to: email, topic: 'Pincode served', content });
    }
    return rows.length > 0;
  });

/** Deletes waitlist entries that are a year old. */
export async function deleteOldWaitlistEntries(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('pincode_waitlist_entry')
    .where('created_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
