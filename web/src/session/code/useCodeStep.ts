import { useState } from 'react';
import { toRequestError } from '../../graphql/errors';
import { codeSteps, type CodeFlow, type CodeStep } from './codeSteps';

/** Seconds between two codes for one e-mail, as on the server. */
const resendSeconds = 59;

/** Text above the code fields when no code was just sent. */
export const haveCodeText: Record<CodeFlow, string> = {
  signin: 'Enter the code that was sent to',
  signup:
    'We will use the name and phone you entered when you asked for this code. Enter the code that was sent to',
  reauth: 'Enter the code that we sent to your current email',
};

interface CodeStepControl {
  step: CodeStep | null;
  /** Called after a code was sent. */
  sent: (email: string, text: string, details?: CodeStep['details']) => void;
  /**
   * Opens the boxes without a new code, because an earlier code may be valid. `waitSeconds` is the
   * time until another code can be requested.
   */
  haveCode: (email: string, waitSeconds?: number, details?: CodeStep['details']) => void;
  /** Called after too many wrong codes. The next code can be requested in this number of seconds. */
  usedUp: (seconds: number) => void;
  /** Returns to the e-mail. The sent code remains valid. */
  leave: () => void;
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

export function useCodeStep(flow: CodeFlow): CodeStepControl {
  const [step, setStep] = useState(() => codeSteps.read(flow));
  const saveStep = (next: CodeStep): void => {
    codeSteps.save(flow, next);
    setStep(next);
  };
  const begin = (next: Omit<CodeStep, 'since' | 'open'>): void =>
    saveStep({ ...next, since: Date.now(), open: true });
  return {
    step,
    sent: (email, text, details) =>
      begin({ email, text, resendAt: inSeconds(resendSeconds), details }),
    haveCode: (email, waitSeconds, details) => {
      const known = step?.email === email ? step : null;
      const resendAt = waitSeconds === undefined ? (known?.resendAt ?? 0) : inSeconds(waitSeconds);
      begin({
        email,
        text: haveCodeText[flow],
        resendAt,
        usedUp: known?.usedUp,
        details: details ?? known?.details,
      });
    },
    usedUp: (seconds) => step && saveStep({ ...step, resendAt: inSeconds(seconds), usedUp: true }),
    leave: () => step && saveStep({ ...step, open: false }),
  };
}

/** Seconds to wait after a code was requested too early; null for other errors. */
export function tooEarly(error: unknown): number | null {
  const { code, retryAfter } = toRequestError(error);
  return code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined ? retryAfter : null;
}
