import { useFormikContext, type FormikValues } from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusAndScrollIntoView } from './focusAndScrollIntoView';
import type { SaveFailure } from './saveFailure';
import { useDraftAutosave } from './draft/useDraftAutosave';
import {
  FailureContext,
  FormFailureNote,
  FormDraftRestoredNotice,
  StartOverContext,
} from './FormNotes';
import { useGuardedForm } from '../dialog/useUnsavedChangesGuard';

interface FormBodyProps {
  form: RefObject<HTMLFormElement | null>;
  draft: string | undefined;
  version: number | undefined;
  restored: FormikValues | undefined;
  failure: SaveFailure | null;
  ownNotes?: boolean;
  children: ReactNode;
}

/** Focuses the first wrong field after a failed validation or a rejection by the server. */
function useFirstWrongField(form: RefObject<HTMLFormElement | null>): void {
  const { submitCount, isSubmitting, isValidating } = useFormikContext();
  const shown = useRef(0);
  useEffect(() => {
    if (isSubmitting || isValidating || shown.current === submitCount) return;
    shown.current = submitCount;
    focusAndScrollIntoView(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [form, submitCount, isSubmitting, isValidating]);
}

/** Common behaviour of forms: drafts, failures and focus on the first error. */
export const FormBody = (props: FormBodyProps) => {
  const { form, draft, version, restored, failure, ownNotes, children } = props;
  const formik = useFormikContext<FormikValues>();
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm } = formik;
  const [noted, setNoted] = useState(restored !== undefined);
  const { drop } = useDraftAutosave({
    key: draft,
    values,
    began: initialValues,
    unsaved: dirty,
    version,
  });
  useGuardedForm({ unsaved: dirty, busy: isSubmitting, drop });
  useFirstWrongField(form);
  // Fields render once the restored values are set, so that no effect prefills them before.
  const [ready, setReady] = useState(restored === undefined);
  if (!ready && values === restored) setReady(true);
  useLayoutEffect(() => {
    if (!ready && restored) void setValues(restored, false);
  }, [ready, restored, setValues]);
  const startOver = (): void => {
    drop();
    setNoted(false);
    resetForm();
  };
  return (
    <StartOverContext value={noted && dirty ? startOver : null}>
      <FailureContext value={failure}>
        {!ownNotes && <FormDraftRestoredNotice />}
        {ready && children}
        {!ownNotes && <FormFailureNote />}
      </FailureContext>
    </StartOverContext>
  );
};
