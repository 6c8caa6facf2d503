import Box from '@mui/material/Box';
import { Formik, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { FormBody } from './FormBody';
import { readDraft } from './draft/readDraft';
import { useFormSubmit, type SubmitOptions } from './useFormSubmit';

interface FormProps<Values extends FormikValues> extends SubmitOptions<Values> {
  /** What the form is for, for screen readers. */
  label: string;
  initialValues: Values;
  schema?: ObjectSchema<Values>;
  /** Asked before any rule is checked; false ends the attempt. */
  onAttempt?: (values: Values) => boolean;
  /** True lets the browser check required fields and types itself. */
  browserChecks?: boolean;
  /** True where the children place FormDraftRestoredNotice and FormFailureNote. */
  ownNotes?: boolean;
  children: ReactNode;
}

/** A prerendered form is disabled, and its buttons look so, because only its code could answer. */
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
  const now = props.shared?.version ?? props.version;
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
