import { sql } from 'kysely';
import type { Deps } from '../database.js';
import { queueMail } from '../mails/outbox.service.js';
import { tokenExpiresMail } from './token-expiry.mails.js';

/** Days before the expiry of a token on which its owner gets a mail. */
const WARNINGS = [14, 3, 0] as const;

/**
 * Sends a mail to the owner of each token that expires in 14 days, 3 days or today. A missed run is
 * made up for by the next one, and each mail is sent once.
 */
export function warnAboutExpiringTokens({ em, app }: Deps): Promise<void> {
  return em.transactional(async (tx) => {
    const tokens = await tx
      .getKysely()
      .selectFrom('api_token as t')
      .innerJoin('app as a', 'a.id', 't.app_id')
      .innerJoin('user as u', 'u.id', 'a.owner_id')
      .select(['t.id', 't.label', 't.hint', 't.warned_days as warned', 'a.name', 'u.email'])
      .select(sql<number>`floor(extract(epoch from t.expires_at - now()) / 86400)::int`.as('days'))
      .where('t.revoked_at', 'is', null)
      .where('a.disabled_at', 'is', null)
      .where(sql<boolean>`t.expires_at between now() and now() + interval '15 days'`)
      .forUpdate('t')
      .execute();
    for (const { id, label, hint, name, email, days, warned } of tokens) {
      const due = WARNINGS.findLast((limit) => days <= limit);
      if (due === undefined || (warned !== null && warned <= due)) continue;
      const content = tokenExpiresMail({ app: name, label, hint, days }, app.publicUrl);
      await queueMail({ em: tx, app }, { to: email, topic: 'API token expires', content });
      await tx
        .getKysely()
        .updateTable('api_token')
        .set({ warned_days: due })
        .where('id', '=', id)
        .execute();
    }
    await tx.flush();
  });
}
