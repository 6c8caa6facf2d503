import { tabSessionStorage } from '../../tabSessionStorage';

/**
 * Form drafts in sessionStorage. They survive a reload and an expired session. A draft belongs to one user. A visitor's
 * draft goes to the first user who signs in; drafts of other users are deleted. While no user is signed in, drafts of
 * an ended session are hidden.
 */
const prefix = 'draft:';
const visitor = 'visitor';
let person = visitor;

const nameOf = (key: string, owner = person): string => `${prefix}${owner}:${key}`;

const sentName = (key: string): string => `${key}#sent`;

const draftNames = (storage: Storage | null): string[] =>
  Object.keys(storage ?? {}).filter((name) => name.startsWith(prefix));

const isOwn = (name: string): boolean => name.startsWith(nameOf(''));

export const drafts = {
  /** Saved value of a key; null if missing or unreadable. */
  read(key: string): unknown {
    try {
      return JSON.parse(tabSessionStorage()?.getItem(nameOf(key)) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /**
   * False if the browser cannot store the draft, for example because its storage is full or
   * disabled.
   */
  save(key: string, values: unknown): boolean {
    try {
      const storage = tabSessionStorage();
      storage?.setItem(nameOf(key), JSON.stringify(values));
      return storage !== null;
    } catch {
      return false;
    }
  },
  /** Deletes a draft and the value that was last sent. */
  drop(key: string): void {
    tabSessionStorage()?.removeItem(nameOf(key));
    tabSessionStorage()?.removeItem(nameOf(sentName(key)));
  },
  /** Value that was last sent. The server may have received it although the answer was lost. */
  readSent: (key: string): unknown => drafts.read(sentName(key)),
  saveSent: (key: string, sent: unknown): boolean => drafts.save(sentName(key), sent),
  /** True if the current user has unsent input. */
  any: (): boolean => draftNames(tabSessionStorage()).some(isOwn),
  /** True if drafts of an ended session exist. */
  waiting: (): boolean => draftNames(tabSessionStorage()).some((name) => !isOwn(name)),
  /** Drops drafts of ended sessions. */
  dropWaiting(): void {
    for (const name of draftNames(tabSessionStorage()))
      if (!isOwn(name)) tabSessionStorage()?.removeItem(name);
  },
  /** Called at sign-out: deletes all drafts. */
  clear(): void {
    person = visitor;
    for (const name of draftNames(tabSessionStorage())) tabSessionStorage()?.removeItem(name);
  },
  /** Called at sign-in: adopts the drafts of the visitor and deletes drafts of other users. */
  belongTo(userId: string): void {
    person = userId;
    const storage = tabSessionStorage();
    if (!storage) return;
    const [own, adopted] = [nameOf('', userId), nameOf('', visitor)];
    for (const name of draftNames(storage)) {
      if (name.startsWith(own)) continue;
      const values = storage.getItem(name);
      storage.removeItem(name);
      if (name.startsWith(adopted))
        storage.setItem(own + name.slice(adopted.length), values ?? 'null');
    }
  },
  /**
   * Called at session expiry or a sign-out in another tab: hides the drafts until the same user
   * signs in.
   */
  hide(): void {
    person = visitor;
  },
};
