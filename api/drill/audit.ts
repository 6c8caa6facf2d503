import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Tally } from './bookings.ts';
import type { Measurements } from './drill.ts';
import type { SmtpSink } from './smtp-sink.ts';

const MAILS_WITHIN_MS = 10 * 60_000;

async function count(db: pg.Client, which: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${which}`);
  return rows[0]?.count ?? NaN;
}

/**
 * Waits for the last mail. Then compares the acknowledged bookings with the database and the
 * sink.
 */
export async function audit(
  db: pg.Client,
  tally: Tally,
  smtpSink: SmtpSink,
): Promise<Measurements> {
  const begin = Date.now();
  while ((await count(db, `mail where status = 'queued'`)) && Date.now() - begin < MAILS_WITHIN_MS)
    await delay(200);
  const seconds = (Date.now() - begin) / 1000;
  const { rows } = await db.query<{ id: string; note: string }>('select id, note from "order"');
  const stored = new Set(rows.map(({ id }) => id));
  const mails = await db.query<{ id: string }>(`select id from mail where status <> 'dropped'`);
  return {
    acknowledged: tally.acknowledged.size,
    reads: tally.reads,
    lost: [...tally.acknowledged.values()].filter((id) => !stored.has(id)).length,
    twice: rows.length - new Set(rows.map(({ note }) => note)).size,
    'own bookings not seen': tally.unseen,
    'answers 503': tally.busy,
    '503 without Retry-After': tally.withoutRetryAfter,
    'connections lost': tally.cut,
    faults: tally.faults.length,
    'first fault': tally.faults[0],
    mails: mails.rows.length,
    'mails lost': mails.rows.filter(({ id }) => !smtpSink.received.has(id)).length,
    // Number of mails that were delivered more than once, by Message-ID.
    'mails twice': [...smtpSink.received.values()].filter((times) => times > 1).length,
    'orders without their one mail': await count(
      db,
      `"order" o where (select count(*) from mail m where m.order_id = o.id) <> 1`,
    ),
    'seconds until the last mail': Number(seconds.toFixed(1)),
  };
}
