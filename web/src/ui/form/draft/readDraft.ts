import { drafts } from './drafts';
import { mergeTypedValues, sameValues } from './typedValues';

type Values = Record<string, unknown>;

/** Draft as stored. The initial values detect concurrent changes. */
interface StoredDraft {
  values: Values;
  began: Values;
  version?: number;
}

interface Draft<V> {
  values: V;
  /** Values before the user typed. */
  began: V;
  /** Version of the entity before the user typed. */
  version: number | undefined;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) && isRecord(value.values) && isRecord(value.began);

/** Current values with the saved values of fields that still exist. */
const fill = <V extends object>(now: V, stored: Values): V => ({
  ...now,
  ...Object.fromEntries(Object.entries(stored).filter(([name]) => name in now)),
});

/**
 * Draft applied to the current values; null without a difference. If the entity has changed since, the old
 * state is restored, so that saving shows the conflict.
 */
export function readDraft<V extends object>(
  key: string | undefined,
  now: V,
  version?: number,
): Draft<V> | null {
  const stored = key === undefined ? null : drafts.read(key);
  if (!isStoredDraft(stored)) return null;
  const outdated =
    version !== undefined && stored.version !== undefined && stored.version !== version;
  const [before, typed] = [fill(now, stored.began), fill(now, stored.values)];
  const began = outdated ? before : now;
  const values = outdated ? typed : mergeTypedValues(typed, before, now);
  return sameValues(values, began) ? null : { values, began, version: stored.version };
}
