import Box from '@mui/material/Box';
import { Formik, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FormBody } from './FormBody';
import type { LazySchema } from './lazySchema';
import { readDraft } from './draft/readDraft';
import { useFormSubmit, type SubmitOptions } from './useFormSubmit';

interface FormProps<Values extends FormikValues> extends SubmitOptions<Values> {
  /** Name of the form for screen readers. */
  label: string;
  initialValues: Values;
  schema?: ObjectSchema<Values> | LazySchema<Values>;
  /** Called before validation. False cancels the submission. */
  onAttempt?: (values: Values) => boolean;
  /** True uses the browser's validation of required fields and types. */
  browserChecks?: boolean;
  /** True if the children render FormDraftRestoredNotice and FormFailureNote themselves. */
  ownNotes?: boolean;
  children: ReactNode;
}

/** Disables a prerendered form until its code has loaded, because nothing could handle its input. */
const Ready = ({ children }: { children: ReactNode }) =>
  typeof document === 'undefined' ? (
    <Box component="fieldset" disabled sx={waiting}>
      {children}
    </Box>
  ) : (
    children
  );

const waiting = {
  display: 'contents',
  '& button': { cursor: 'progress', filter: 'grayscale(1) opacity(0.5)' },
} as const;

export function Form<Values extends FormikValues>(props: FormProps<Values>) {
  const { label, schema, draft, initialValues, onAttempt, browserChecks, children } = props;
  const now = props.entity?.version ?? props.version;
  const [restored] = useState(() => readDraft(draft, initialValues, now));
  const [began] = useState(restored?.began ?? initialValues);
  const { submit, failure, version } = useFormSubmit(props, { ...restored, began });
  const element = useRef<HTMLFormElement>(null);
  return (
    <Formik initialValues={began} validationSchema={schema} onSubmit={submit}>
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
          <FormBody
            form={element}
            draft={draft}
            version={version ?? now}
            restored={restored?.values}
            failure={failure}
            ownNotes={props.ownNotes}
          >
            <Ready>{children}</Ready>
          </FormBody>
        </form>
      )}
    </Formik>
  );
}
