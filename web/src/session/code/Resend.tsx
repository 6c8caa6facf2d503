import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CodeStep } from './codeSteps';
import { useCountdown } from './useCountdown';

interface ResendProps {
  step: Pick<CodeStep, 'resendAt' | 'usedUp'>;
  onResend: () => Promise<void>;
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Text before the countdown. The age of a code requested in another browser is unknown. */
function countdownText({ resendAt, usedUp }: ResendProps['step'], left: number): string | null {
  if (usedUp) return left > 0 ? 'You can request a new one in' : null;
  return resendAt > 0 ? 'This OTP will be valid for' : null;
}

export const Resend = ({ step, onResend }: ResendProps) => {
  const left = useCountdown(step.resendAt);
  const words = countdownText(step, left);
  const [sending, setSending] = useState(false);
  const resend = (): void => {
    setSending(true);
    void onResend().finally(() => setSending(false));
  };
  return (
    <Stack sx={{ alignItems: 'center' }}>
      {words && (
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {words} <strong>{clock(left)}</strong>
        </Typography>
      )}
      <Button disabled={left > 0 || sending} onClick={resend}>
        {sending ? 'Sending...' : 'Resend OTP'}
      </Button>
    </Stack>
  );
};
