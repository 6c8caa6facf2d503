import { type RawBuilder, sql } from 'kysely';
import { NEW_EMAILS_A_DAY, RESEND_SECONDS } from '../../auth/codes/code.policy.js';
import type { Em } from '../../database.js';

const lastOf = (times: number) => sql`(array_agg(created_at order by created_at desc))[${times}]`;

/**
 * Seconds until the account may get another confirmation mail, requested by its owner or by staff;
 * 0 when it may now. A transaction that waited for the account lock may find a mail newer than its
 * own `now()`. The query therefore uses `clock_timestamp()` and an upper bound.
 */
export async function secondsToNextLink(
  em: Em,
  { userId, byStaff }: { userId: string; byStaff: boolean },
): Promise<number> {
  const until = (moment: RawBuilder<unknown>, seconds: number) =>
    sql`case when ${moment} is not null then
      least(${seconds}, ceil(extract(epoch from ${moment} + make_interval(secs => ${seconds}) - clock_timestamp()))) end`;
  const { rows } = await sql<{ wait: number }>`
    select greatest(0, ${until(lastOf(1), RESEND_SECONDS)}, (
      select ${until(lastOf(NEW_EMAILS_A_DAY), 24 * 60 * 60)} from one_time_link
      where user_id = ${userId} and purpose = 'email' and (requested_by is distinct from user_id) = ${byStaff}
    ))::int as wait
    from one_time_link where user_id = ${userId} and purpose = 'email'`.execute(em.getKysely());
  return rows[0]?.wait ?? 0;
}
