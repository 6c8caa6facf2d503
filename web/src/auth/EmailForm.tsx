import Stack from '@mui/material/Stack';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import { emailSchema } from './email.schema';

interface EmailFormProps {
  email: string;
  failureText: string;
  onSend: (email: string) => Promise<void>;
}

export const EmailForm = ({ email, failureText, onSend }: EmailFormProps) => (
  <Form
    label="Sign in"
    initialValues={{ email }}
    schema={emailSchema}
    failureText={failureText}
    briefToasts
    onSubmit={(values) => onSend(values.email.trim())}
  >
    <Stack spacing={2.5}>
      <TextField name="email" label="Email" type="email" autoComplete="email" required autoFocus />
      <SubmitButton size="large" fullWidth busyText="Sending...">
        Send OTP
      </SubmitButton>
    </Stack>
  </Form>
);
