import {
  createContext,
  useCallback,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** State of a form that the surrounding dialog reads. */
interface GuardedForm {
  unsaved: boolean;
  busy: boolean;
  drop: () => void;
}

type DiscardHandler = (id: string, form: GuardedForm | null) => void;

interface Around {
  hold: DiscardHandler;
  /** Closes the nearest layer, after a question if input would be lost. */
  close: () => void;
}

/** Guard of the nearest dialog or of the form inside it. */
export const UnsavedChangesContext = createContext<Around | null>(null);

export interface UnsavedChangesGuard extends Around {
  asking: boolean;
  stay: () => void;
  discard: () => void;
}

/** Guard of a dialog: shows a question before changes are discarded, and blocks closing during a save. */
export function useUnsavedChangesGuard(onClose: () => void, busy = false): UnsavedChangesGuard {
  const parent = useContext(UnsavedChangesContext);
  const forms = useRef(new Map<string, GuardedForm>());
  const [asking, setAsking] = useState(false);
  const outer = parent?.hold;
  const hold = useCallback<DiscardHandler>(
    (id, form) => {
      if (form) forms.current.set(id, form);
      else forms.current.delete(id);
      outer?.(id, form);
    },
    [outer],
  );
  const saving = (): boolean => busy || [...forms.current.values()].some((form) => form.busy);
  const unsaved = (): boolean => [...forms.current.values()].some((form) => form.unsaved);
  return {
    hold,
    asking,
    close: () => {
      if (saving()) return;
      if (unsaved()) setAsking(true);
      else onClose();
    },
    stay: () => setAsking(false),
    discard: () => {
      for (const form of forms.current.values()) form.drop();
      setAsking(false);
      onClose();
    },
  };
}

/** Reports the state of a form to the surrounding dialog. */
export function useGuardedForm({ unsaved, busy, drop }: GuardedForm): void {
  const around = useContext(UnsavedChangesContext);
  const id = useId();
  const onDrop = useEffectEvent(drop);
  const hold = around?.hold;
  // A layout effect, so that Escape right after a save closes the dialog around the removed form.
  useLayoutEffect(() => {
    hold?.(id, { unsaved, busy, drop: () => onDrop() });
    return () => hold?.(id, null);
  }, [hold, id, unsaved, busy]);
}

/** Click handler that closes the surrounding dialog or form. */
export function useClose(): () => void {
  const around = useContext(UnsavedChangesContext);
  return () => around?.close();
}
