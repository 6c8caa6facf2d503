import { unsentPrefix } from './unsentPrefix';

export const unsentName = (userId: string): string => unsentPrefix + userId;

/** True where anybody's waits in this browser. */
export const anyUnsent = (): boolean =>
  Object.keys(localStorage).some((name) => name.startsWith(unsentPrefix));
