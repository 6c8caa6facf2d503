/** That something has changed: which one, and none of what it is. */
export interface Change {
  /** Null where it may have been several, or some that nobody heard of. */
  id: string | null;
  version: number | null;
  /** `updatedAt` of the row; null when its table has none. */
  updatedAt: string | null;
  /** Whether it was not there before. */
  isNew: boolean;
  /** Whose it is, if anybody's. */
  owner: string | null;
}

/** What the database says on the channel `live`: changes of one kind, or that something happened to somebody's way in. */
export type Told =
  | { of: string; changes: Change[] }
  /** Null for more than are worth naming. */
  | { people: string[] | null };

/** Said where nobody can say what has changed: whoever hears it reads everything again. */
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

/** What a message of the triggers says; see the migration `live`. */
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
