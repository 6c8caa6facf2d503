import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { errorText, toRequestError } from '../../graphql/errors';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useToast } from '../../ui/feedback/useToast';
import type { CodeStep } from './codeSteps';
import { PersistentError } from './PersistentError';
import { emptyOtp, otpSchema } from './otp.schema';
import { OtpBoxes } from './OtpBoxes';
import { Resend } from './Resend';

interface CodeFormProps {
  label: string;
  step: CodeStep;
  submitLabel: string;
  refusalText: string;
  failureText: string;
  /** Text for failures without a message from the server. */
  formFailureText: string;
  onVerify: (otp: string) => Promise<void>;
  onResend: () => Promise<void>;
  /** Called when too many wrong codes were typed. Another code can be requested after this number of seconds. */
  onUsedUp: (seconds: number) => void;
  /** Absent if the e-mail is fixed. */
  onChangeEmail?: () => void;
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

/** Without the number of seconds, because Resend counts them down. */
const usedUpText = 'Too many wrong attempts. Request a new code below.';

/** Verifies the code. The error stays until the user types again. */
function useVerify(props: CodeFormProps) {
  const toast = useToast();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const verify = async ({ otp }: CodeValues, helpers: FormikHelpers<CodeValues>): Promise<void> => {
    setFailure(null);
    try {
      await props.onVerify(otp.join(''));
    } catch (error) {
      const { code, message, retryAfter } = toRequestError(error);
      const usedUp = code === 'BAD_USER_INPUT' && retryAfter !== undefined;
      if (usedUp) props.onUsedUp(retryAfter);
      if (usedUp) toast.error(usedUpText, { brief: true });
      else toast.failure(error, props.failureText, { brief: true });
      // Clears a rejected code. After a network failure the code is still valid, so the boxes keep it.
      if (code === 'NETWORK') return setFailure(message);
      setFailure(usedUp ? usedUpText : errorText(error, props.formFailureText));
      helpers.resetForm();
      setAttempt((count) => count + 1);
    }
  };
  return { verify, attempt, failure, retype: () => setFailure(null) };
}

export const CodeForm = (props: CodeFormProps) => {
  const { step } = props;
  const { verify, attempt, failure, retype } = useVerify(props);
  const resend = async (): Promise<void> => {
    await props.onResend();
    // An error of the old code does not apply to the new one.
    retype();
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
          <Typography>{step.text}</Typography>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{step.email}</Typography>
          {props.onChangeEmail && (
            <Link component="button" type="button" onClick={props.onChangeEmail} sx={{ py: 1 }}>
              Use another email
            </Link>
          )}
        </Box>
        <OtpBoxes
          key={attempt}
          name="otp"
          refusalText={props.refusalText}
          onType={retype}
          autoFocus
        />
        <CodeSubmit label={props.submitLabel} />
        <PersistentError text={failure} />
        <Resend step={step} onResend={resend} />
      </Stack>
    </Form>
  );
};
