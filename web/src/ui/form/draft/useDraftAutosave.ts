import { useCallback, useEffect, useState } from 'react';
import { drafts } from './drafts';

interface AutosaveOptions {
  key: string | undefined;
  values: object;
  began: object;
  unsaved: boolean;
  version: number | undefined;
}

/** Shows the browser's question before the user leaves the page. */
export const warnBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Saves a draft until the form is saved or discarded. If the storage fails, the browser asks the user before the page
 * closes.
 */
export function useDraftAutosave({ key, values, began, unsaved, version }: AutosaveOptions): {
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
      // An unchanged form must not delete a draft that was stored before.
      if (was) drafts.drop(key);
      return undefined;
    }
    if (drafts.save(key, { values, began, version })) return undefined;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [key, values, began, unsaved, was, version]);
  return { drop };
}
