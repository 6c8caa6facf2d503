import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { errorText, toRequestError } from '../graphql/errors';
import { Form } from './Form';
import { SubmitButton } from './SubmitButton';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** Throw what the call throws: bad fields go on to the fields, the rest is said in the dialog. */
  onSubmit: (values: Values) => Promise<void>;
  /** Said when the server sent no words of its own. */
  failureText: string;
  submitLabel: string;
  busyText: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form. What was typed stays until it is saved or given up. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, onClose, failureText } = props;
  const titleId = useId();
  const [failure, setFailure] = useState<string>();

  const submit = async (values: Values): Promise<void> => {
    setFailure(undefined);
    try {
      await props.onSubmit(values);
    } catch (error) {
      const known = Object.keys(toRequestError(error).fields).some((name) => name in values);
      if (known) throw error;
      setFailure(errorText(error, failureText));
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Form
        label={title}
        initialValues={props.initialValues}
        schema={props.schema}
        onSubmit={submit}
        failureText={failureText}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1.5 }}>
            {props.children}
            {failure && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText={props.busyText}>{props.submitLabel}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
