import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { toRequestError } from '../graphql/errors';
import { drafts } from './drafts';
import { FormKeeping } from './FormKeeping';
import { readDraft } from './useDraft';
import { useToast } from './useToast';

export interface Submission<Values extends FormikValues> extends FormikHelpers<Values> {
  /** The version that was seen when the typing began, also if that was before a reload. */
  version: number | undefined;
  /** Somebody else was quicker and this was said: the next try counts on what is true by then. */
  catchUp: () => void;
}

interface FormProps<Values extends FormikValues> {
  /** What the form is for, for screen readers. */
  label: string;
  /** What was typed is kept under this name until it is saved or given up; codes have none. */
  draft?: string;
  /** Version of the shared thing that is changed here. */
  version?: number;
  initialValues: Values;
  schema?: ObjectSchema<Values>;
  /**
   * Throw what the call throws: bad fields go back on to the fields, the rest is one toast. False says
   * that it was not saved for a reason that is shown already.
   */
  onSubmit: (values: Values, submission: Submission<Values>) => Promise<unknown>;
  /** Asked before any rule is checked; false ends the attempt. */
  onAttempt?: (values: Values) => boolean;
  /** Said when the server sent no words of its own. */
  failureText?: string;
  /** Two-second toasts, for the sign-in flows. */
  briefToasts?: boolean;
  /** True lets the browser check required fields and types itself. */
  browserChecks?: boolean;
  /** True where the form says itself, by FormNote, that something was restored. */
  ownNote?: boolean;
  children: ReactNode;
}

/** In a page made at build time nothing can be typed until the page lives: it would be lost. */
const Ready = ({ children }: { children: ReactNode }) =>
  typeof document === 'undefined' ? (
    <fieldset disabled style={{ display: 'contents' }}>
      {children}
    </fieldset>
  ) : (
    children
  );

/** Server words for fields that this form has; the others would be lost on a field nobody sees. */
function knownFields(fields: Record<string, string>, values: FormikValues): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));
}

/** Sends once, however often it is asked to meanwhile, and puts refusals where they belong. */
function useSubmit<Values extends FormikValues>(
  props: FormProps<Values>,
  begun: number | undefined,
) {
  const toast = useToast();
  const running = useRef<Promise<void>>(null);
  const [seen, setSeen] = useState(begun ?? props.version);
  const version = seen ?? props.version;
  const catchUp = (): void => setSeen(undefined);

  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    try {
      const saved = await props.onSubmit(values, { ...helpers, version, catchUp });
      if (saved !== false && props.draft !== undefined) drafts.drop(props.draft);
    } catch (error) {
      const { code, fields: refused } = toRequestError(error);
      if (code === 'CONFLICT') catchUp();
      const fields = knownFields(refused, values);
      if (Object.keys(fields).length === 0) {
        toast.failure(error, props.failureText, { brief: props.briefToasts });
        return;
      }
      for (const [name, text] of Object.entries(fields)) {
        await helpers.setFieldTouched(name, true, false);
        helpers.setFieldError(name, text);
      }
    }
  };

  const submit = (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    running.current ??= send(values, helpers).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return { submit, version };
}

export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { label, schema, draft, initialValues, onAttempt, browserChecks, children } = props;
  const [restored] = useState(() => readDraft(draft, initialValues));
  const { submit, version } = useSubmit(props, restored?.version);
  const element = useRef<HTMLFormElement>(null);
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, handleReset, values }) => (
        <form
          ref={element}
          aria-label={label}
          noValidate={!browserChecks}
          onReset={handleReset}
          onSubmit={(event) => {
            if (onAttempt?.(values) === false) event.preventDefault();
            else handleSubmit(event);
          }}
        >
          <FormKeeping
            form={element}
            draft={draft}
            version={version}
            restored={restored?.values}
            ownNote={props.ownNote}
          >
            <Ready>{children}</Ready>
          </FormKeeping>
        </form>
      )}
    </Formik>
  );
}
