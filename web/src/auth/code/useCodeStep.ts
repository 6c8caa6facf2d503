import { useState } from 'react';
import { toRequestError } from '../../graphql/errors';
import { codeSteps, type CodeFlow, type CodeStep } from './codeSteps';

/** Seconds between two codes for one e-mail, as the server keeps them. */
const resendSeconds = 59;

/** Text above the code fields when no code was just sent. */
export const haveCodeText: Record<CodeFlow, string> = {
  signin: 'Enter the code that was sent to',
  signup:
    'Your account uses the name and phone that you entered when you requested this code. Enter the code that was sent to',
  proof: 'Enter the code that we sent to your current email',
};

interface CodeStepControl {
  step: CodeStep | null;
  /** A code is on its way. */
  sent: (email: string, text: string, details?: CodeStep['details']) => void;
  /** No new code, but an older one may be good; another can be asked for after so many seconds. */
  haveCode: (email: string, waitSeconds?: number, details?: CodeStep['details']) => void;
  /** The code is used up; another one can be asked for after so many seconds from now. */
  usedUp: (seconds: number) => void;
  /** Back to the e-mail; the code that was sent stays good. */
  leave: () => void;
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

export function useCodeStep(flow: CodeFlow): CodeStepControl {
  const [step, setStep] = useState(() => codeSteps.read(flow));
  const keep = (next: CodeStep): void => {
    codeSteps.save(flow, next);
    setStep(next);
  };
  const begin = (next: Omit<CodeStep, 'since' | 'open'>): void =>
    keep({ ...next, since: Date.now(), open: true });
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
    usedUp: (seconds) => step && keep({ ...step, resendAt: inSeconds(seconds), usedUp: true }),
    leave: () => step && keep({ ...step, open: false }),
  };
}

/** Seconds to wait when a code was asked for too early, else null. */
export function tooEarly(error: unknown): number | null {
  const { code, retryAfter } = toRequestError(error);
  return code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined ? retryAfter : null;
}
