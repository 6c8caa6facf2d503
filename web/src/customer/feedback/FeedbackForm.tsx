import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../session/session';
import { useSendFeedbackMutation } from './FeedbackPage.generated';
import { Prerendered } from '../../ui/feedback/Prerendered';
import { useFetchAhead } from '../../ui/feedback/lazyComponent';
import { Form } from '../../ui/form/Form';
import { lazySchema } from '../../ui/form/lazySchema';
import { PhoneField } from '../../ui/form/PhoneField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';

const schema = lazySchema(() => import('./feedback.schema'), 'feedbackSchema');

export const FeedbackForm = ({ onSent }: { onSent: () => void }) => {
  const user = useSessionUser();
  useFetchAhead(schema);
  const [send] = useSendFeedbackMutation();
  return (
    <>
      <Typography variant="h2" component="h1">
        How did we do?
      </Typography>
      <Typography sx={{ mt: 1, mb: 3.5, color: 'text.secondary' }}>
        Good or bad, we read every message.
      </Typography>
      <Prerendered>
        <Form
          label="Feedback"
          draft="feedback"
          initialValues={{ name: user?.name ?? '', phone: user?.phone ?? '', message: '' }}
          schema={schema}
          failureText="Your feedback was not sent. Please try again."
          onSubmit={async ({ name, phone, message }) => {
            const input = { name: name.trim(), phone, message: message.trim() };
            await send({ variables: { input } });
            onSent();
          }}
        >
          <Stack spacing={2.5}>
            <TextField name="name" label="Name" autoComplete="name" required />
            <PhoneField name="phone" label="Phone" required />
            <TextField name="message" label="Message" multiline minRows={4} required />
            <SubmitButton size="large" fullWidth busyText="Sending...">
              Send feedback
            </SubmitButton>
          </Stack>
        </Form>
      </Prerendered>
    </>
  );
};
