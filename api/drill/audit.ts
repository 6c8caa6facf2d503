import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { percentile } from '../bench/percentile.ts';
import type { Tally } from './bookings.ts';
import type { Mailbox } from './mailbox.ts';

/** What is there afterwards, beside what was acknowledged. */
export interface Audit {
  acknowledged: number;
  reads: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** One booking, several orders. */
  twice: number;
  'own bookings not seen': number;
  busy: number;
  'busy without Retry-After': number;
  cut: number;
  faults: number;
  'first fault'?: string;
  p50: number;
  p99: number;
}

/** Compares what people were told with what is in the database. */
export async function auditOrders(db: pg.Client, tally: Tally): Promise<Audit> {
  const { rows } = await db.query<{ id: string; note: string }>('select id, note from "order"');
  const kept = new Set(rows.map(({ id }) => id));
  const keys = rows.map(({ note }) => note);
  const times = tally.times.toSorted((a, b) => a - b);
  const of = (share: number) => Math.round(times.length ? percentile(times, share) : 0);
  return {
    acknowledged: tally.acknowledged.size,
    reads: tally.reads,
    lost: [...tally.acknowledged.values()].filter((id) => !kept.has(id)).length,
    twice: keys.length - new Set(keys).size,
    'own bookings not seen': tally.unseen,
    busy: tally.busy,
    'busy without Retry-After': tally.withoutRetryAfter,
    cut: tally.cut,
    faults: tally.faults.length,
    'first fault': tally.faults[0],
    p50: of(0.5),
    p99: of(0.99),
  };
}

export interface MailAudit {
  mails: number;
  /** In the outbox, and never came. */
  'mails lost': number;
  /** Came more than once, under one Message-ID: a mailbox shows it once. */
  'mails twice': number;
  /** Orders with none or several mails that tell of their booking. */
  'orders without their one mail': number;
  'seconds until the last mail': number;
}

const LOOK_MS = 200;

/** Waits until nothing is left to be sent, and compares what came with what is in the outbox. */
export async function auditMails(
  db: pg.Client,
  mailbox: Mailbox,
  deadlineMs: number,
): Promise<MailAudit> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::int as count from mail where status = 'queued'`,
    );
    if (rows[0]?.count === 0 || performance.now() - begin > deadlineMs) break;
    await delay(LOOK_MS);
  }
  const seconds = (performance.now() - begin) / 1000;
  const { rows } = await db.query<{ id: string }>(`select id from mail where status <> 'dropped'`);
  const orders = await db.query<{ count: number }>(
    `select count(*)::int as count from "order" o
     where (select count(*) from mail m where m.order_id = o.id) <> 1`,
  );
  return {
    mails: rows.length,
    'mails lost': rows.filter(({ id }) => !mailbox.came.has(id)).length,
    'mails twice': [...mailbox.came.values()].filter((times) => times > 1).length,
    'orders without their one mail': orders.rows[0]?.count ?? -1,
    'seconds until the last mail': Number(seconds.toFixed(1)),
  };
}
