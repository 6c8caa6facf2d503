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
import { FormFailureNote, FormDraftRestoredNotice } from './FormNotes';
import { SubmitButton } from './SubmitButton';
import type { VersionedEntity, Submission } from './useFormSubmit';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  open?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  sx?: DialogProps['sx'];
  /** Draft key: form and entity. */
  draft: string;
  /**
   * Entity with its version, for conflict handling. Absent for new entities and those without
   * concurrent editors.
   */
  entity?: VersionedEntity<Values>;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Rejects with the error of the server. The dialog shows field errors at their fields, others above the buttons. */
  onSubmit: (values: Values, submission: Submission<Values>) => Promise<unknown>;
  /** Text for failures without a message from the server. */
  failureText?: string;
  /** True shows failures in a toast instead of the dialog, as on customer pages. */
  toastFailures?: boolean;
  /** True for an irreversible action: its button is red. */
  destructive?: boolean;
  role?: 'dialog' | 'alertdialog';
  submitLabel: string;
  /** Reason why the form can no longer be saved. Absent while it can. */
  endedReason?: string;
  cancelLabel?: string;
  busyText?: string;
  onClose: () => void;
  /** Dialog that opens over the form during a save, such as reauthentication. */
  nestedDialog?: ReactNode;
  children: ReactNode;
}

/** Dialog with a form. Typed values stay until they are saved or discarded. */
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
        entity={props.entity}
        initialValues={props.initialValues}
        schema={props.schema}
        onSubmit={props.onSubmit}
        failureText={props.failureText}
        noteFailures={!props.toastFailures}
        ownNotes
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <FormDraftRestoredNotice />
          <Stack spacing={2} sx={{ pt: 1.5 }}>
            {props.children}
            <FormFailureNote isFinal={Boolean(props.endedReason)} />
            {props.endedReason && <Alert severity="info">{props.endedReason}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <CloseButton>{props.cancelLabel ?? 'Cancel'}</CloseButton>
          {!props.endedReason && (
            <SubmitButton busyText={props.busyText} color={props.destructive ? 'error' : 'primary'}>
              {props.submitLabel}
            </SubmitButton>
          )}
        </DialogActions>
      </Form>
      {props.nestedDialog}
    </Dialog>
  );
}
