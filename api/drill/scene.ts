import type pg from 'pg';
import { audit } from './audit.ts';
import type { Tally } from './bookings.ts';
import type { Figures } from './drill.ts';
import { type Installation, install } from './installation.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type Person, signInPeople } from './people.ts';

export interface Scene {
  app: Installation;
  mailbox: Mailbox;
  people: Person[];
  audit(tally: Tally): Promise<Figures>;
}

/** Runs a server with a mail server and signed-in customers during `work`. */
export async function onScene(count: number, work: (scene: Scene) => Promise<Figures>) {
  const mailbox = await openMailbox();
  const app = await install({ SMTP_URL: mailbox.smtpUrl });
  // Opens a new connection for each query, because an earlier fault may have closed the last one.
  const withDb = async <Found>(asked: (db: pg.Client) => Promise<Found>): Promise<Found> => {
    const db = await app.db();
    try {
      return await asked(db);
    } finally {
      await db.end();
    }
  };
  try {
    await app.start();
    const people = await withDb((db) => signInPeople(db, count));
    const ownAudit = (tally: Tally) => withDb((db) => audit(db, tally, mailbox));
    return await work({ app, mailbox, people, audit: ownAudit });
  } finally {
    await app.remove();
    await mailbox.stop();
  }
}
