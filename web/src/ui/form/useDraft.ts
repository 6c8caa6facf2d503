import { useCallback, useEffect, useState } from 'react';
import { keepTyped, sameValues } from './changes';
import { drafts } from './drafts';

type Values = Record<string, unknown>;

/** Kept with what was typed: where it began, so that it does not win over what changed meanwhile. */
interface Kept {
  values: Values;
  began: Values;
  version?: number;
}

interface Draft<V> {
  values: V;
  /** What stood there when the typing began. */
  began: V;
  /** The version of the thing that was seen then. */
  version: number | undefined;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.values) && isRecord(value.began);

/** What the kept values have for the boxes that there are. */
const fill = <V extends object>(now: V, kept: Values): V => ({
  ...now,
  ...Object.fromEntries(Object.entries(kept).filter(([name]) => name in now)),
});

/**
 * What was typed over what stands there now; null when that changes nothing. When somebody changed the
 * thing meanwhile all is put back as it was, so that saving is refused and the change told.
 */
export function readDraft<V extends object>(
  key: string | undefined,
  now: V,
  version?: number,
): Draft<V> | null {
  const kept = key === undefined ? null : drafts.read(key);
  if (!isKept(kept)) return null;
  const outdated = version !== undefined && kept.version !== undefined && kept.version !== version;
  const [before, typed] = [fill(now, kept.began), fill(now, kept.values)];
  const began = outdated ? before : now;
  const values = outdated ? typed : keepTyped(typed, before, now);
  return sameValues(values, began) ? null : { values, began, version: kept.version };
}

interface KeepOptions {
  key: string | undefined;
  values: object;
  began: object;
  unsaved: boolean;
  version: number | undefined;
}

/** The browser's own question before a page goes. */
export const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Keeps what is typed until it is saved or given up; where the browser cannot, it asks to stay. */
export function useKeptDraft({ key, values, began, unsaved, version }: KeepOptions): {
  drop: () => void;
} {
  const [was, setWas] = useState(false);
  if (unsaved && !was) setWas(true);
  const drop = useCallback(() => {
    if (key !== undefined) drafts.drop(key);
  }, [key]);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (!unsaved) {
      // A form that was never touched must not drop what waits for it.
      if (was) drafts.drop(key);
      return undefined;
    }
    if (drafts.save(key, { values, began, version })) return undefined;
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [key, values, began, unsaved, was, version]);
  return { drop };
}
