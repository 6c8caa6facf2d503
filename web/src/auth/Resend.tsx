import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCountdown } from './useCountdown';

interface ResendProps {
  /** When another code can be asked for, in ms. */
  resendAt: number;
  onResend: () => Promise<void>;
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const Resend = ({ resendAt, onResend }: ResendProps) => {
  const left = useCountdown(resendAt);
  const [sending, setSending] = useState(false);
  const resend = (): void => {
    setSending(true);
    void onResend().finally(() => setSending(false));
  };
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        This OTP will be valid for <strong>{clock(left)}</strong>
      </Typography>
      <Button disabled={left > 0 || sending} onClick={resend}>
        {sending ? 'Sending...' : 'Resend OTP'}
      </Button>
    </Stack>
  );
};
