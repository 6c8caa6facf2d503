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

async function using<Found>(
  connect: () => Promise<pg.Client>,
  work: (db: pg.Client) => Promise<Found>,
): Promise<Found> {
  const db = await connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

interface Setting {
  people: number;
  /** Goes past the server to a database that is not its own. */
  connect?: () => Promise<pg.Client>;
  env?: Record<string, string>;
  /** What is done with the folder of the installation before, and after. */
  prepare?: (folder: string) => void;
  leave?: (folder: string) => void;
}

/** A server that runs, with a mail server and people who are signed in; all of it goes when the work is done. */
export async function onScene<Found>(
  { people: count, env, prepare, leave, connect }: Setting,
  work: (scene: Scene) => Promise<Found>,
): Promise<Found> {
  const mailbox = await openMailbox();
  const app = await install({ SMTP_URL: mailbox.smtpUrl, ...env });
  try {
    prepare?.(app.dataDir);
    await app.start();
    const withDb: Scene['withDb'] = (asked) => using(connect ?? (() => app.db()), asked);
    const people = await withDb((db) => signInPeople(db, count));
    return await work({ app, mailbox, people, withDb });
  } finally {
    await app.end('SIGTERM');
    leave?.(app.dataDir);
    await app.remove();
    await mailbox.stop();
  }
}
