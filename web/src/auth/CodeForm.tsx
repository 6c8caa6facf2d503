import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { errorText, toRequestError } from '../graphql/errors';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { useToast } from '../ui/useToast';
import { KeptFailure } from './KeptFailure';
import { emptyOtp, otpSchema } from './otp.schema';
import { OtpBoxes } from './OtpBoxes';
import { useCountdown } from './useCountdown';

const resendSeconds = 59;

interface CodeFormProps {
  label: string;
  email: string;
  /** Said under the e-mail, in the server's words. */
  sentText: string;
  submitLabel: string;
  refusalText: string;
  failureText: string;
  /** Stays under the button when a failure has no words of its own; nothing stays without it. */
  keptText?: string;
  onVerify: (otp: string) => Promise<void>;
  onResend: () => Promise<void>;
  onChangeEmail: () => void;
}

interface CodeValues {
  otp: string[];
}

const CodeSubmit = ({ label }: { label: string }) => {
  const { values } = useFormikContext<CodeValues>();
  return (
    <SubmitButton size="large" fullWidth disabled={!values.otp.every(Boolean)}>
      {label}
    </SubmitButton>
  );
};

const Resend = ({ onResend }: { onResend: () => Promise<void> }) => {
  const { left, restart } = useCountdown(resendSeconds);
  const [sending, setSending] = useState(false);
  const resend = async (): Promise<void> => {
    setSending(true);
    await onResend().then(restart, () => undefined);
    setSending(false);
  };
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        This OTP will be valid for <strong>00:{String(left).padStart(2, '0')}</strong>
      </Typography>
      <Button disabled={left > 0 || sending} onClick={() => void resend()}>
        {sending ? 'Sending...' : 'Resend OTP'}
      </Button>
    </Stack>
  );
};

export const CodeForm = (props: CodeFormProps) => {
  const toast = useToast();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  const verify = async ({ otp }: CodeValues, helpers: FormikHelpers<CodeValues>) => {
    setFailure(null);
    try {
      await props.onVerify(otp.join(''));
    } catch (error) {
      toast.failure(error, props.failureText, { brief: true });
      if (props.keptText) setFailure(errorText(error, props.keptText));
      // A refused code is typed anew; after a dead network it is still the right one.
      if (toRequestError(error).code === 'NETWORK') return;
      helpers.resetForm();
      setAttempt((count) => count + 1);
    }
  };

  return (
    <Form
      label={props.label}
      initialValues={{ otp: emptyOtp() }}
      schema={otpSchema}
      onSubmit={verify}
    >
      <Stack spacing={2.5}>
        <Box sx={{ textAlign: 'center' }}>
          <Typography>{props.sentText}</Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{props.email}</Typography>
          <Link component="button" type="button" onClick={props.onChangeEmail} sx={{ py: 1 }}>
            Use another e-mail
          </Link>
        </Box>
        <OtpBoxes key={attempt} name="otp" refusalText={props.refusalText} autoFocus />
        <CodeSubmit label={props.submitLabel} />
        <KeptFailure text={failure} />
        <Resend onResend={props.onResend} />
      </Stack>
    </Form>
  );
};
