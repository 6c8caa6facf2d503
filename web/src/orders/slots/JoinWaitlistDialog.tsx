import { object } from 'yup';
import { useJoinWaitlistMutation } from './JoinWaitlist.generated';
import { emailRule } from '../../ui/form/rules/emailRule';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';

interface JoinWaitlistDialogProps {
  open: boolean;
  pincode: string;
  onClose: () => void;
  onJoined: (email: string) => void;
}

const schema = object({
  email: emailRule({ required: 'Email is required', invalid: 'Please enter a valid email' }),
});

/** Asks for an email address to notify when the laundry serves a PIN code. */
export const JoinWaitlistDialog = ({
  open,
  pincode,
  onClose,
  onJoined,
}: JoinWaitlistDialogProps) => {
  const [joinWaitlist] = useJoinWaitlistMutation();
  return (
    <FormDialog
      open={open}
      maxWidth="xs"
      title={`Notify me when you serve ${pincode}`}
      draft="join-waitlist"
      initialValues={{ email: '' }}
      schema={schema}
      submitLabel="Notify me"
      onClose={onClose}
      onSubmit={async (values) => {
        const { email } = schema.cast(values);
        await joinWaitlist({ variables: { input: { pincode, email } } });
        onJoined(email);
        onClose();
      }}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        autoFocus
        helperText="We will email you once, when we start serving your pincode."
      />
    </FormDialog>
  );
};
