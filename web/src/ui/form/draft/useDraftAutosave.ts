import { useCallback, useEffect, useState } from 'react';
import { drafts } from './drafts';

interface AutosaveOptions {
  key: string | undefined;
  values: object;
  /** Values before the user typed. */
  began: object;
  unsaved: boolean;
  version: number | undefined;
}

/** Handler for `beforeunload`: the browser asks the user before the page closes. */
export const warnBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Saves a draft until the form is saved or discarded. If the storage fails, the browser asks the user before the page
 * closes.
 */
export function useDraftAutosave({ key, values, began, unsaved, version }: AutosaveOptions): {
  drop: () => void;
} {
  const [wasUnsaved, setWasUnsaved] = useState(false);
  if (unsaved && !wasUnsaved) setWasUnsaved(true);
  const drop = useCallback(() => {
    if (key !== undefined) drafts.drop(key);
  }, [key]);
  useEffect(() => {
    if (key === undefined) return undefined;
    if (!unsaved) {
      // Deletes the draft only if this form had unsaved input. A form that wasUnsaved never changed must
      // not delete an earlier draft.
      if (wasUnsaved) drafts.drop(key);
      return undefined;
    }
    if (drafts.save(key, { values, began, version })) return undefined;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [key, values, began, unsaved, wasUnsaved, version]);
  return { drop };
}
