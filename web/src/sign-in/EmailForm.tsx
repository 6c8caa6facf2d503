import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { errorText } from '../graphql/errors';
import { useFetchAhead } from '../ui/feedback/lazyComponent';
import { Form } from '../ui/form/Form';
import { lazySchema } from '../ui/form/lazySchema';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextField } from '../ui/form/TextField';
import { useRunOnce } from '../ui/useRunOnce';
import { HaveCodeButton } from '../session/code/HaveCodeButton';
import { PersistentError } from '../session/code/PersistentError';
import { newAccount } from './newAccount';

const schema = lazySchema(() => import('./email.schema'), 'emailSchema');

interface EmailFormProps {
  email: string;
  /** Error of the last request for a code. */
  failure: unknown;
  onSend: (email: string) => Promise<void>;
  onHaveCode: (email: string) => void;
}

/** Requests the code immediately after a sign-up. If that fails, the button is shown. */
const SendForNewAccount = ({ email }: { email: string }) => {
  const { submitForm } = useFormikContext();
  useRunOnce(() => {
    if (newAccount.take(email)) void submitForm();
  });
  return null;
};

export const EmailForm = ({ email, failure, onSend, onHaveCode }: EmailFormProps) => {
  useFetchAhead(schema);
  return (
    <Form
      label="Sign in"
      initialValues={{ email }}
      schema={schema}
      onSubmit={(values) => onSend(values.email.trim())}
    >
      <SendForNewAccount email={email} />
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
        <PersistentError text={failure ? errorText(failure, 'Failed to send OTP') : null} />
        <HaveCodeButton onHaveCode={onHaveCode} />
      </Stack>
    </Form>
  );
};
