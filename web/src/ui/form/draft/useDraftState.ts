import { useState, type Dispatch, type SetStateAction } from 'react';
import { readDraft } from './readDraft';
import { sameValues } from './typedValues';
import { useDraftAutosave } from './useDraftAutosave';
import { useGuardedForm } from '../../dialog/useUnsavedChangesGuard';

interface DraftStateOptions<V> {
  key: string;
  /** Initial value. Later values are ignored. */
  began: V;
  version?: number;
  busy: boolean;
}

interface DraftState<V> {
  began: V;
  values: V;
  setValues: Dispatch<SetStateAction<V>>;
  unsaved: boolean;
  /** True while a restored draft is shown. */
  restored: boolean;
  /** Version of the entity when the user began to type, from a restored draft. */
  version: number | undefined;
  /** Discards the typed value. After a save, the saved value becomes the initial value. */
  startOver: (saved?: V) => void;
  /** After a conflict: the new saved value becomes the initial value, and the typed one stays. */
  catchUp: (now: V, values: V) => void;
  drop: () => void;
}

/** Draft handling of `Form` for editors that do not use Formik. */
export function useDraftState<V extends object>(options: DraftStateOptions<V>): DraftState<V> {
  const { key, busy } = options;
  const [draft] = useState(() => readDraft(key, options.began, options.version));
  const [fresh, setFresh] = useState(options.began);
  const [began, setBegan] = useState(draft?.began ?? fresh);
  const [restoredVersion, setRestoredVersion] = useState(draft?.version);
  const [values, setValues] = useState(draft?.values ?? began);
  const [noted, setNoted] = useState(draft !== null);
  const unsaved = !sameValues(values, began);
  const version = restoredVersion ?? options.version;
  const { drop } = useDraftAutosave({ key, values, began, unsaved, version });
  useGuardedForm({ unsaved, busy, drop });
  const catchUp = (now: V, next: V): void => {
    setFresh(now);
    setBegan(now);
    setValues(next);
    setRestoredVersion(undefined);
  };
  return {
    began,
    values,
    setValues,
    unsaved,
    restored: noted && unsaved,
    version: restoredVersion,
    startOver: (saved = fresh) => {
      drop();
      catchUp(saved, saved);
      setNoted(false);
    },
    catchUp,
    drop,
  };
}
