import { useCallback, useEffect, useState } from 'react';
import { drafts } from './drafts';

type Values = Record<string, unknown>;

/** Kept with what was typed: where it began, so that it does not win over what changed meanwhile. */
interface Kept {
  values: Values;
  began: Values;
  version?: number;
}

export interface Draft<V> {
  values: V;
  /** The version of the thing that was seen when the typing began. */
  version: number | undefined;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.values) && isRecord(value.began);

export const sameValues = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What was typed over what stands there now; null when that changes nothing. */
export function readDraft<V extends object>(key: string | undefined, now: V): Draft<V> | null {
  const kept = key === undefined ? null : drafts.read(key);
  if (!isKept(kept)) return null;
  const { values, began, version } = kept;
  const typed = Object.entries(values).filter(
    ([name, value]) => name in now && !sameValues(value, began[name]),
  );
  const merged = { ...now, ...Object.fromEntries(typed) };
  return sameValues(merged, now) ? null : { values: merged, version };
}

interface KeepOptions {
  key: string | undefined;
  values: object;
  began: object;
  unsaved: boolean;
  version: number | undefined;
}

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

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
