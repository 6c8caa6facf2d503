/** A change of an object, without its data. */
export interface Change {
  /** Null when several or unknown objects changed. */
  id: string | null;
  version: number | null;
  /** `updatedAt` of the row; null when its table has none. */
  updatedAt: string | null;
  /** Whether it was not there before. */
  isNew: boolean;
  /** Owner of the object, if any. */
  owner: string | null;
}

/** Message on the channel `live`: changes of one kind, or changed credentials of users. */
export type Told =
  | { of: string; changes: Change[] }
  /** Null when too many users are concerned to list them. */
  | { people: string[] | null };

/** Sent when the changes are unknown: subscribers read everything again. */
export const ANYTHING: Change = {
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
  people?: (string | null)[] | null;
}

/** What a message of the triggers says; see `api/database/routines/notifications.sql`. */
export function readTold(payload: string): Told {
  const { of, new: isNew = false, rows, people } = JSON.parse(payload) as Payload;
  if (of === 'person')
    return { people: people?.filter((each): each is string => each !== null) ?? null };
  const changes = rows?.map(([id, version, owner, updatedAt = null]): Change => ({
    id,
    version,
    updatedAt,
    isNew,
    owner,
  }));
  return { of, changes: changes ?? [ANYTHING] };
}
