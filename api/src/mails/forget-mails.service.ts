import { sql } from 'kysely';
import type { Em } from '../database.js';
import { MailStatus } from './mail.entity.js';

/**
 * Deletes sent, failed and dropped mails after a month. Mails about an order can be sent again, so they stay for a
 * year.
 */
export async function forgetMails(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('mail')
    .where('status', '<>', MailStatus.QUEUED)
    .where(
      sql<boolean>`created_at < now() - case when order_id is null then interval '1 month' else interval '1 year' end`,
    )
    .execute();
}
