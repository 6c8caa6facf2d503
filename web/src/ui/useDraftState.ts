import { useState } from 'react';
import { readDraft, sameValues, useKeptDraft } from './useDraft';
import { useHeld } from './useGuard';

interface DraftStateOptions<V> {
  key: string;
  /** What stands there before anything is typed; only the first one counts. */
  began: V;
  version?: number;
  busy: boolean;
}

interface DraftState<V> {
  /** What is saved. */
  began: V;
  values: V;
  setValues: (values: V) => void;
  unsaved: boolean;
  /** True while what was typed before stands here. */
  restored: boolean;
  /** The version that was seen when the typing began, if that was before a reload. */
  version: number | undefined;
  /** Forgets what was typed; with what is saved now, when it was saved. */
  startOver: (saved?: V) => void;
  drop: () => void;
}

/** What Form does for its values, for a form that is no list of boxes. */
export function useDraftState<V extends object>(options: DraftStateOptions<V>): DraftState<V> {
  const { key, busy } = options;
  const [began, setBegan] = useState(options.began);
  const [draft] = useState(() => readDraft(key, began));
  const [values, setValues] = useState(draft?.values ?? began);
  const [noted, setNoted] = useState(draft !== null);
  const unsaved = !sameValues(values, began);
  const version = draft?.version ?? options.version;
  const { drop } = useKeptDraft({ key, values, began, unsaved, version });
  useHeld({ unsaved, busy, drop });
  return {
    began,
    values,
    setValues,
    unsaved,
    restored: noted && unsaved,
    version: draft?.version,
    startOver: (saved = began) => {
      drop();
      setBegan(saved);
      setValues(saved);
      setNoted(false);
    },
    drop,
  };
}
