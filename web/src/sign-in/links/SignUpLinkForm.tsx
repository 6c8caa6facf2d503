import Stack from '@mui/material/Stack';
import type { SignUpDetailsInput } from '../../graphql/schema.generated';
import { Form } from '../../ui/form/Form';
import { PhoneField } from '../../ui/form/PhoneField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { signUpSchema } from '../signUp.schema';

const detailsSchema = signUpSchema.pick(['name', 'phone']);

interface SignUpLinkFormProps {
  failureText: string;
  onSend: (details: SignUpDetailsInput) => Promise<void>;
}

/**
 * Asks for name and phone when a sign-up link opens in a browser that does not have the sign-up
 * form's input.
 */
export const SignUpLinkForm = ({ failureText, onSend }: SignUpLinkFormProps) => (
  <Form
    label="Finish signing up"
    initialValues={{ name: '', phone: '' }}
    schema={detailsSchema}
    failureText={failureText}
    onSubmit={({ name, phone }) => onSend({ name: name.trim(), phone })}
  >
    <Stack spacing={2.5}>
      <TextField name="name" label="Name" autoComplete="name" required />
      <PhoneField name="phone" label="Phone" required />
      <SubmitButton size="large" fullWidth busyText="Signing you in...">
        Finish signing up
      </SubmitButton>
    </Stack>
  </Form>
);
