const ownerKey = 'owner';

/** What this tab keeps in sessionStorage (forms half filled in, above all) is one person's. */
export const tabStorage = {
  /** A visitor's things become those of the first who signs in; another person's go. */
  belongTo(userId: string): void {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner && owner !== userId) sessionStorage.clear();
    sessionStorage.setItem(ownerKey, userId);
  },
  clear(): void {
    sessionStorage.clear();
  },
};
