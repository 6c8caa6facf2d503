import type pg from 'pg';
import { type Installation, install } from './installation.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type Person, signInPeople } from './people.ts';

export interface Scene {
  app: Installation;
  mailbox: Mailbox;
  people: Person[];
  /** Asks the database anew, for what went before may have cut the connection. */
  withDb<Found>(work: (db: pg.Client) => Promise<Found>): Promise<Found>;
}

export async function withDb<Found>(
  app: Installation,
  work: (db: pg.Client) => Promise<Found>,
): Promise<Found> {
  const db = await app.db();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** A server that runs, with a mail server and people who are signed in; all of it goes when the work is done. */
export async function onScene<Found>(
  { people: count, env = {} }: { people: number; env?: Record<string, string> },
  work: (scene: Scene) => Promise<Found>,
): Promise<Found> {
  const mailbox = await openMailbox();
  const app = await install({ SMTP_URL: mailbox.smtpUrl, ...env });
  try {
    await app.start();
    const people = await withDb(app, (db) => signInPeople(db, count));
    return await work({ app, mailbox, people, withDb: (asked) => withDb(app, asked) });
  } finally {
    await app.remove();
    await mailbox.stop();
  }
}
