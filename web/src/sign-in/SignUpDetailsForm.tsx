import Stack from '@mui/material/Stack';
import type { RequestSignUpCodeInput } from '../graphql/schema.generated';
import { useFetchAhead } from '../ui/feedback/lazyComponent';
import { Form } from '../ui/form/Form';
import { lazySchema } from '../ui/form/lazySchema';
import { PhoneField } from '../ui/form/PhoneField';
import { SubmitButton } from '../ui/form/SubmitButton';
import { TextField } from '../ui/form/TextField';
import { HaveCodeButton } from '../session/code/HaveCodeButton';
import { signUpDraft } from './signUpDraft';

const schema = lazySchema(() => import('./signUp.schema'), 'signUpSchema');

interface SignUpDetailsFormProps {
  details: RequestSignUpCodeInput;
  failureText: string;
  onSend: (details: RequestSignUpCodeInput) => Promise<void>;
  onHaveCode: (email: string) => void;
}

export const SignUpDetailsForm = ({
  details,
  failureText,
  onSend,
  onHaveCode,
}: SignUpDetailsFormProps) => {
  useFetchAhead(schema);
  return (
    <Form
      label="Sign up"
      draft={signUpDraft}
      initialValues={details}
      schema={schema}
      failureText={failureText}
      briefToasts
      onSubmit={({ name, phone, email }) =>
        onSend({ name: name.trim(), phone, email: email.trim() })
      }
    >
      <Stack spacing={2.5}>
        <TextField name="name" label="Name" autoComplete="name" required autoFocus />
        <PhoneField name="phone" label="Phone" required />
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
        <SubmitButton size="large" fullWidth busyText="Sending...">
          Send OTP
        </SubmitButton>
        <HaveCodeButton onHaveCode={onHaveCode} />
      </Stack>
    </Form>
  );
};
