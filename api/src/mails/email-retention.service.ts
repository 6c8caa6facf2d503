import { sql } from 'kysely';
import type { Em } from '../database.js';
import { MailStatus } from './mail.entity.js';

/**
 * Deletes sent, failed and dropped mails that are a month old. Mails about an order stay for a
 * year, because staff can send them again.
 */
export async function deleteOldMails(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('mail')
    .where('status', '<>', MailStatus.QUEUED)
    .where(
      sql<boolean>`created_at < now() - case when order_id is null then interval '1 month' else interval '1 year' end`,
    )
    .execute();
}
