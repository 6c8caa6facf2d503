import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { CloseButton } from '../dialog/CloseButton';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import { Form } from './Form';
import { FormFailureNote, FormRestoredNote } from './FormNotes';
import { SubmitButton } from './SubmitButton';
import type { Shared, Submission } from './useFormSubmit';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  open?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  sx?: DialogProps['sx'];
  /** What was typed is kept under this name: the form and what it changes. */
  draft: string;
  /** What is changed here, unless it is new or nobody else's. */
  shared?: Shared<Values>;
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
  /** Why it can be saved no more, since what it changes has moved on. */
  ended?: string;
  cancelLabel?: string;
  busyText?: string;
  onClose: () => void;
  /** What is asked while it saves, such as who is there: a step that stands outside of the form. */
  question?: ReactNode;
  children: ReactNode;
}

/** A dialog that is a form. What was typed stays until it is saved or given up. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, open = true, maxWidth = 'sm', onClose } = props;
  const titleId = useId();
  return (
    <Dialog
      open={open}
      role={props.role}
      onClose={onClose}
      maxWidth={maxWidth}
      fullWidth
      sx={props.sx}
      aria-labelledby={titleId}
    >
      <Form
        label={title}
        draft={props.draft}
        shared={props.shared}
        initialValues={props.initialValues}
        schema={props.schema}
        onSubmit={props.onSubmit}
        failureText={props.failureText}
        noteFailures={!props.toastFailures}
        ownNotes
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FormRestoredNote />
          <Stack spacing={2} sx={{ pt: 1.5 }}>
            {props.children}
            <FormFailureNote ended={Boolean(props.ended)} />
            {props.ended && <Alert severity="info">{props.ended}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <CloseButton>{props.cancelLabel ?? 'Cancel'}</CloseButton>
          {!props.ended && (
            <SubmitButton busyText={props.busyText} color={props.destructive ? 'error' : 'primary'}>
              {props.submitLabel}
            </SubmitButton>
          )}
        </DialogActions>
      </Form>
      {props.question}
    </Dialog>
  );
}
