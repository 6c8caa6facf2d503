import { makeDataDir, removeDataDir, startApp } from './app.js';
import { inDatabase } from './database.js';
import { type InboxMail, type StoredSession, signInByApi, waitForMail } from './session.js';

export type Role = 'staff' | 'colleague' | 'customer' | 'business';

/** The app with demo data, shared by all files of one worker. */
export interface SharedApp {
  url: string;
  /** The app's data folder, which contains the database. */
  dataDir: string;
  /** Sessions of the four roles, for tests that do not test the sign-in. */
  sessions: Record<Role, StoredSession>;
  /** File with the picture of the fake camera. */
  camera: string;
}

// Only the fixtures sign in with these two addresses. A test that requests a code then finds its
// own mail.
const STAFF = 'staff@laundry.test';
const COLLEAGUE = 'colleague@laundry.test';

export async function startSharedApp(
  camera: string,
): Promise<SharedApp & { stop(): Promise<void> }> {
  const dataDir = await makeDataDir();
  const { url, stop } = await startApp(dataDir);
  for (const email of [STAFF, COLLEAGUE])
    await inDatabase(
      dataDir,
      `insert into "user" (id, name, email, role) values (gen_random_uuid(), 'Admin', $1, 'admin')`,
      [email],
    );
  const sessions = {
    staff: await signInByApi(url, STAFF),
    colleague: await signInByApi(url, COLLEAGUE),
    customer: await signInByApi(url, 'customer@laundry.test'),
    business: await signInByApi(url, 'business@laundry.test'),
  };
  return {
    url,
    dataDir,
    sessions,
    camera,
    async stop() {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}

let current: SharedApp | undefined;

/** Sets the app for the helpers below. Each worker process has exactly one. */
export const useSharedApp = (app: SharedApp): void => void (current = app);

export function sharedApp(): SharedApp {
  if (!current) throw new Error('This worker has no app');
  return current;
}

export const appUrl = (): string => sharedApp().url;

export const sessions = () => sharedApp().sessions;

/** Runs a statement in the app's database, for example to change past times. */
export const inAppDatabase = (sql: string, values: unknown[]): Promise<void> =>
  inDatabase(sharedApp().dataDir, sql, values);

/** Waits for a mail to this address whose subject matches. */
export const mailTo = (address: string, subject: RegExp): Promise<InboxMail> =>
  waitForMail(appUrl(), address, subject);

/** The one-time code in the newest mail of this kind. */
export async function codeFor(address: string, kind: 'sign-up' | 'sign-in'): Promise<string> {
  const { subject } = await mailTo(address, new RegExp(`^\\d{4} .*${kind} code`));
  return subject.slice(0, 4);
}

/** Browser storage with this user signed in. */
export const storageStateOf = ({ token, user }: StoredSession) => ({
  cookies: [],
  origins: [
    {
      origin: appUrl(),
      localStorage: [
        { name: 'token', value: token },
        { name: 'user', value: JSON.stringify(user) },
      ],
    },
  ],
});
