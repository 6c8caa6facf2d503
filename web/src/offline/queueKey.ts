import { queuePrefix } from './queuePrefix';

export const queueKey = (userId: string): string => queuePrefix + userId;

/** Ids of users with queued actions in this browser. */
export const queueOwners = (): string[] =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(queuePrefix))
    .map((name) => name.slice(queuePrefix.length));

/** True if any user has queued actions in this browser. */
export const hasQueuedActions = (): boolean => queueOwners().length > 0;

export const othersHaveQueuedActions = (userId: string): boolean =>
  queueOwners().some((owner) => owner !== userId);
