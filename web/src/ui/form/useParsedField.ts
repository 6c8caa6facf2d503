import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { warnBeforeUnload } from './draft/useDraftAutosave';
import { useFieldProps, type FieldProps } from './useFieldProps';
import { useGuardedForm } from '../dialog/useUnsavedChangesGuard';

interface ParsedField extends FieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Must be called on every input event: browsers fire no change event while the text is invalid. */
  look: () => void;
}

const drop = (): void => undefined;

/**
 * Reports text that the browser cannot parse as a number or date. Its value is empty, so validation alone would treat
 * the field as empty. Such text also counts as unsaved input.
 */
export function useParsedField(name: string, refusal: string): ParsedField {
  const input = useRef<HTMLInputElement>(null);
  const [seen, setSeen] = useState(false);
  const isUnreadable = useCallback(() => input.current?.validity.badInput ?? false, []);
  const validate = useCallback(
    () => (isUnreadable() ? refusal : undefined),
    [isUnreadable, refusal],
  );
  const props = useFieldProps(name, validate);
  // A button beside the field may have set another value.
  const unreadable = seen && props.field.value === '';
  useGuardedForm({ unsaved: unreadable, busy: false, drop });
  useEffect(() => {
    if (!unreadable) return undefined;
    window.addEventListener('beforeunload', warnBeforeUnload);
    return () => window.removeEventListener('beforeunload', warnBeforeUnload);
  }, [unreadable]);
  const look = useCallback(() => setSeen(isUnreadable()), [isUnreadable]);
  return { ...props, input, look };
}
