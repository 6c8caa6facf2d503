import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorText } from '../graphql/errors';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { TextField } from '../ui/TextField';
import { emailSchema } from './email.schema';
import { KeptFailure } from './KeptFailure';

interface EmailFormProps {
  email: string;
  failureText: string;
  onSend: (email: string) => Promise<void>;
}

export const EmailForm = ({ email, failureText, onSend }: EmailFormProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (values: { email: string }): Promise<void> => {
    setFailure(null);
    try {
      await onSend(values.email.trim());
    } catch (error) {
      setFailure(errorText(error, 'Failed to send OTP'));
      throw error;
    }
  };
  return (
    <Form
      label="Sign in"
      initialValues={{ email }}
      schema={emailSchema}
      failureText={failureText}
      briefToasts
      onSubmit={send}
    >
      <Stack spacing={2.5}>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          autoFocus
        />
        <SubmitButton size="large" fullWidth busyText="Sending...">
          Send OTP
        </SubmitButton>
        <KeptFailure text={failure} />
      </Stack>
    </Form>
  );
};
