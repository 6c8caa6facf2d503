import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { toRequestError } from '../graphql/errors';
import { useToast } from './useToast';

interface FormProps<Values extends FormikValues> {
  /** What the form is for, for screen readers. */
  label: string;
  initialValues: Values;
  schema?: ObjectSchema<Values>;
  /** Throw what the call throws: bad fields go back on to the fields, the rest is one toast. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>;
  /** Asked before any rule is checked; false ends the attempt. */
  onAttempt?: (values: Values) => boolean;
  /** Said when the server sent no words of its own. */
  failureText?: string;
  /** Two-second toasts, for the sign-in flows. */
  briefToasts?: boolean;
  /** True lets the browser check required fields and types itself. */
  browserChecks?: boolean;
  enableReinitialize?: boolean;
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

export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { label, schema, onSubmit, onAttempt, failureText, briefToasts } = props;
  const { browserChecks, children } = props;
  const toast = useToast();

  const submit = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    try {
      await onSubmit(values, helpers);
    } catch (error) {
      const fields = knownFields(toRequestError(error).fields, values);
      if (Object.keys(fields).length === 0) {
        toast.failure(error, failureText, { brief: briefToasts });
        return;
      }
      for (const [name, text] of Object.entries(fields)) {
        await helpers.setFieldTouched(name, true, false);
        helpers.setFieldError(name, text);
      }
    }
  };

  return (
    <Formik
      initialValues={props.initialValues}
      validationSchema={schema}
      enableReinitialize={props.enableReinitialize}
      onSubmit={submit}
    >
      {({ handleSubmit, handleReset, values }) => (
        <form
          aria-label={label}
          noValidate={!browserChecks}
          onReset={handleReset}
          onSubmit={(event) => {
            if (onAttempt?.(values) === false) event.preventDefault();
            else handleSubmit(event);
          }}
        >
          <Ready>{children}</Ready>
        </form>
      )}
    </Formik>
  );
}
