/** A change of an object, without its data. */
export interface Change {
  /** Id of the object; null when several or unknown objects changed. */
  id: string | null;
  version: number | null;
  /** `updatedAt` of the row; null when its table has no such column. */
  updatedAt: string | null;
  /** Whether the object was created. */
  isNew: boolean;
  /** User id of the owner; null without an owner. */
  owner: string | null;
}

/**
 * Notification on the channel `changes`: changes of one kind, or users whose credentials changed.
 */
export type ChangeNotification =
  | { of: string; changes: Change[] }
  /** User ids; null when they are too many to list. */
  | { userIds: string[] | null };

/** Event without an id: subscribers read all data again. */
export const UNKNOWN_CHANGE: Change = {
  id: null,
  version: null,
  updatedAt: null,
  isNew: false,
  owner: null,
};

type Row = [id: string, version: number, owner: string | null, updatedAt?: string | null];

interface Payload {
  of: string;
  new?: boolean;
  rows?: Row[] | null;
  users?: (string | null)[] | null;
}

/**
 * Parses a notification of the database triggers; see `api/database/routines/notifications.sql`.
 */
export function parseNotification(payload: string): ChangeNotification {
  const { of, new: isNew = false, rows, users } = JSON.parse(payload) as Payload;
  if (of === 'user')
    return { userIds: users?.filter((each): each is string => each !== null) ?? null };
  const changes = rows?.map(([id, version, owner, updatedAt = null]): Change => ({
    id,
    version,
    updatedAt,
    isNew,
    owner,
  }));
  return { of, changes: changes ?? [UNKNOWN_CHANGE] };
}
