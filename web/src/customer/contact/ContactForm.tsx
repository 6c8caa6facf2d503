import Stack from '@mui/material/Stack';
import type { SendContactMessageInput } from '../../graphql/schema.generated';
import { useSendContactMessageMutation } from './ContactForm.generated';
import { Form } from '../../ui/form/Form';
import { PhoneField } from '../../ui/form/PhoneField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { useToast } from '../../ui/feedback/useToast';

const empty: SendContactMessageInput = { name: '', phone: '', email: '', address: '', message: '' };

/** Contact form. The browser checks the required fields and the format of the e-mail. */
export const ContactForm = () => {
  const [send] = useSendContactMessageMutation();
  const toast = useToast();
  return (
    <Form
      label="Contact us"
      draft="contact"
      initialValues={empty}
      browserChecks
      onSubmit={async (input, { resetForm }) => {
        await send({ variables: { input } });
        toast.success('Contact submitted successfully!');
        resetForm();
      }}
    >
      <Stack spacing={2.5}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
          <TextField name="name" label="Name" autoComplete="name" required />
          <PhoneField name="phone" label="Phone Number" required />
        </Stack>
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
        <TextField name="address" label="Address" autoComplete="street-address" required />
        <TextField name="message" label="Message" multiline minRows={4} required />
        <SubmitButton size="large" busyText="Submitting..." sx={{ alignSelf: 'flex-start' }}>
          Contact Us
        </SubmitButton>
      </Stack>
    </Form>
  );
};
