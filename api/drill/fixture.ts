import type pg from 'pg';
import { audit } from './audit.ts';
import type { Tally } from './bookings.ts';
import type { Measurements } from './drill.ts';
import { type Installation, install } from './installation.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { type DrillUser, signInUsers } from './users.ts';

export interface Fixture {
  app: Installation;
  smtpSink: SmtpSink;
  users: DrillUser[];
  audit(tally: Tally): Promise<Measurements>;
}

/** Runs a server with a mail server and signed-in customers during `work`. */
export async function withFixture(
  count: number,
  work: (fixture: Fixture) => Promise<Measurements>,
) {
  const smtpSink = await startSmtpSink();
  const app = await install({ SMTP_URL: smtpSink.smtpUrl });
  // Opens a new connection for each query, because an earlier fault may have closed the last one.
  const withDb = async <Result>(query: (db: pg.Client) => Promise<Result>): Promise<Result> => {
    const db = await app.db();
    try {
      return await query(db);
    } finally {
      await db.end();
    }
  };
  try {
    await app.start();
    const users = await withDb((db) => signInUsers(db, count));
    const ownAudit = (tally: Tally) => withDb((db) => audit(db, tally, smtpSink));
    return await work({ app, smtpSink, users, audit: ownAudit });
  } finally {
    await app.remove();
    await smtpSink.stop();
  }
}
