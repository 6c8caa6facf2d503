import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { DialogProps } from '@mui/material/Dialog';
import type { FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { errorText, toRequestError } from '../graphql/errors';
import { CloseButton } from './CloseButton';
import { Dialog } from './Dialog';
import { Form, type Submission } from './Form';
import { FormNote } from './FormKeeping';
import { SubmitButton } from './SubmitButton';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  open?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** What was typed is kept under this name: the form and what it changes. */
  draft: string;
  /** Version of the shared thing that is changed here. */
  version?: number;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Throw what the call throws: bad fields go on to the fields, the rest is said in the dialog. */
  onSubmit: (values: Values, submission: Submission<Values>) => Promise<unknown>;
  /** Said when the server sent no words of its own. */
  failureText?: string;
  /** True says failures in a toast, as on the customers' pages. */
  toastFailures?: boolean;
  /** True for what cannot be taken back: its button is red. */
  destructive?: boolean;
  role?: 'dialog' | 'alertdialog';
  submitLabel: string;
  cancelLabel?: string;
  busyText?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Failures that belong to no field stay in sight beside the button that was pressed. */
function useFailure<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const [failure, setFailure] = useState<string>();
  const submit = async (values: Values, submission: Submission<Values>): Promise<unknown> => {
    setFailure(undefined);
    try {
      return await props.onSubmit(values, submission);
    } catch (error) {
      const { code, fields } = toRequestError(error);
      const known = Object.keys(fields).some((name) => name in values);
      if (props.toastFailures || known) throw error;
      setFailure(errorText(error, props.failureText));
      if (code === 'CONFLICT') submission.catchUp();
      return false;
    }
  };
  return { failure, submit };
}

/** A dialog that is a form. What was typed stays until it is saved or given up. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, open = true, maxWidth = 'sm', onClose } = props;
  const titleId = useId();
  const { failure, submit } = useFailure(props);
  return (
    <Dialog
      open={open}
      role={props.role}
      onClose={onClose}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={titleId}
    >
      <Form
        label={title}
        draft={props.draft}
        version={props.version}
        initialValues={props.initialValues}
        schema={props.schema}
        onSubmit={submit}
        failureText={props.failureText}
        ownNote
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FormNote />
          <Stack spacing={2} sx={{ pt: 1.5 }}>
            {props.children}
            {failure && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <CloseButton>{props.cancelLabel ?? 'Cancel'}</CloseButton>
          <SubmitButton busyText={props.busyText} color={props.destructive ? 'error' : 'primary'}>
            {props.submitLabel}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
