import { tabStorage } from '../../tabStorage';

/**
 * What was typed into forms and not sent yet. It waits in this tab's sessionStorage, so that a reload
 * or a session that ended without being asked here loses nothing, and belongs to one person: a visitor's
 * is taken over by the first who signs in, that of somebody else is dropped, and no screen shows it
 * meanwhile.
 */
const prefix = 'draft:';
const visitor = 'visitor';
let person = visitor;

const nameOf = (key: string, owner = person): string => `${prefix}${owner}:${key}`;

const sentName = (key: string): string => `${key}#sent`;

/** As web/typed.js writes it, under the person whom it finds. */
const earlyName = (key: string): string => `${key}#early`;

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const draftNames = (kept: Storage | null): string[] =>
  Object.keys(kept ?? {}).filter((name) => name.startsWith(prefix));

const isOwn = (name: string): boolean => name.startsWith(nameOf(''));

export const drafts = {
  /** What was kept under this key, as it was given; null when there is nothing readable. */
  read(key: string): unknown {
    try {
      return JSON.parse(tabStorage()?.getItem(nameOf(key)) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  /** False when the browser could not keep it, as when its storage is full or switched off. */
  save(key: string, values: unknown): boolean {
    try {
      const kept = tabStorage();
      kept?.setItem(nameOf(key), JSON.stringify(values));
      return kept !== null;
    } catch {
      return false;
    }
  },
  /** With it goes what was kept of sending it. */
  drop(key: string): void {
    tabStorage()?.removeItem(nameOf(key));
    tabStorage()?.removeItem(nameOf(sentName(key)));
  },
  /** What was typed into the boxes of a form before its code was here; asked for once. */
  takeEarly(key: string): Record<string, string> {
    const typed = drafts.read(earlyName(key));
    drafts.drop(earlyName(key));
    return isTexts(typed) ? typed : {};
  },
  /** Whether what this person typed is for whoever is here. */
  isHere: (owner: string | undefined): boolean => owner === visitor || owner === person,
  /** What a draft was last sent with; it may have arrived although no answer came. */
  readSent: (key: string): unknown => drafts.read(sentName(key)),
  saveSent: (key: string, sent: unknown): boolean => drafts.save(sentName(key), sent),
  /** True when the one who is here typed something that is not sent. */
  any: (): boolean => draftNames(tabStorage()).some(isOwn),
  /** True when somebody who is not signed in any more typed something that waits for them. */
  waiting: (): boolean => draftNames(tabStorage()).some((name) => !isOwn(name)),
  /** Gives up what waits for somebody. */
  dropWaiting(): void {
    for (const name of draftNames(tabStorage())) if (!isOwn(name)) tabStorage()?.removeItem(name);
  },
  /** Call it when somebody signs out here. */
  clear(): void {
    person = visitor;
    for (const name of draftNames(tabStorage())) tabStorage()?.removeItem(name);
  },
  /** Call it when somebody is signed in. */
  belongTo(userId: string): void {
    person = userId;
    const kept = tabStorage();
    if (!kept) return;
    const [own, adopted] = [nameOf('', userId), nameOf('', visitor)];
    for (const name of draftNames(kept)) {
      if (name.startsWith(own)) continue;
      const values = kept.getItem(name);
      kept.removeItem(name);
      if (name.startsWith(adopted))
        kept.setItem(own + name.slice(adopted.length), values ?? 'null');
    }
  },
  /** Call it when a session ended and nobody here asked for it: its drafts wait for the same person. */
  hide(): void {
    person = visitor;
  },
};
