import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { askToStay } from './draft/useDraftAutosave';
import { useFieldProps, type FieldProps } from './useFieldProps';
import { useGuardedForm } from '../dialog/useGuard';

interface ParsedField extends FieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Call it on every input: browsers fire no change event while the text is unreadable. */
  look: () => void;
}

const drop = (): void => undefined;

/**
 * A box of a number or a date hands over nothing at all for what the browser cannot read, so that the form
 * would take it for empty. The box refuses it in its own words; and it is no less typed than anything
 * else: a dialog asks before it goes, and so does the page.
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
  // A button beside the box may have put something else there.
  const unreadable = seen && props.field.value === '';
  useGuardedForm({ unsaved: unreadable, busy: false, drop });
  useEffect(() => {
    if (!unreadable) return undefined;
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [unreadable]);
  const look = useCallback(() => setSeen(isUnreadable()), [isUnreadable]);
  return { ...props, input, look };
}
