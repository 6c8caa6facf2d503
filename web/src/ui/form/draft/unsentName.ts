import { unsentPrefix } from './unsentPrefix';

export const unsentName = (userId: string): string => unsentPrefix + userId;

/** Ids of users with queued actions in this browser. */
export const unsentOwners = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(unsentPrefix))
    .map((name) => name.slice(unsentPrefix.length));

/** True if any user has queued actions in this browser. */
export const anyUnsent = (): boolean => unsentOwners().length > 0;

export const othersUnsent = (userId: string): boolean =>
  unsentOwners().some((owner) => owner !== userId);
