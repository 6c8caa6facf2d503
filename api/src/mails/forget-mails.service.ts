import { sql } from 'kysely';
import type { Em } from '../database.js';
import { MailStatus } from './mail.entity.js';

/**
 * Mails are forgotten with whom they went to: those about an order, which can be sent again, after a year,
 * all others after a month.
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
