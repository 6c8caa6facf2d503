import Stack from '@mui/material/Stack';
import { errorText } from '../graphql/errors';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextField } from '../ui/form/TextField';
import { emailSchema } from './email.schema';
import { HaveCodeButton } from './code/HaveCodeButton';
import { KeptFailure } from './code/KeptFailure';

interface EmailFormProps {
  email: string;
  /** Why the last code was not sent. */
  failure: unknown;
  onSend: (email: string) => Promise<void>;
  onHaveCode: (email: string) => void;
}

export const EmailForm = ({ email, failure, onSend, onHaveCode }: EmailFormProps) => (
  <Form
    label="Sign in"
    initialValues={{ email }}
    schema={emailSchema}
    onSubmit={(values) => onSend(values.email.trim())}
  >
    <Stack spacing={2.5}>
      <TextField name="email" label="Email" type="email" autoComplete="email" required autoFocus />
      <SubmitButton size="large" fullWidth busyText="Sending...">
        Send OTP
      </SubmitButton>
      <KeptFailure text={failure ? errorText(failure, 'Failed to send OTP') : null} />
      <HaveCodeButton onHaveCode={onHaveCode} />
    </Stack>
  </Form>
);
