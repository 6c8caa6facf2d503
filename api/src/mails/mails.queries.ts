import { sql } from 'kysely';
import type { Em } from '../database.js';
import { MailStatus } from './mail.entity.js';

interface MailOfTopic {
  to: string;
  topic: string;
}

const DAY = sql`interval '24 hours'`;

/**
 * Seconds until an address may get another mail of this topic; 0 when it may now. The limit is
 * `most` in any 24 hours. Dropped mails, and mails that were queued as expired, are not counted.
 * The caller holds the lock of the e-mail.
 */
export async function secondsToNextMail(
  em: Em,
  { to, topic }: MailOfTopic,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select least(86400, ceil(extract(epoch from created_at + ${DAY} - clock_timestamp())))::int as wait from mail
    where recipient = ${to} and topic = ${topic} and created_at > clock_timestamp() - ${DAY}
      and status <> ${MailStatus.DROPPED} and (expires_at is null or expires_at > created_at)
    order by created_at desc offset ${most - 1} limit 1`.execute(em.getKysely());
  return Math.max(0, rows[0]?.wait ?? 0);
}
