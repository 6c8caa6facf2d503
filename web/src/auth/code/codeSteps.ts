/** What a code is for: one of the two ways in, or to show who is there. */
export type CodeFlow = 'signin' | 'signup' | 'proof';

export interface CodeStep {
  email: string;
  /** Said above the e-mail. */
  text: string;
  /** When this step was reached, and when another code can be asked for, by this device's clock. */
  since: number;
  resendAt: number;
  /** Its code was typed wrong too often: only a new one helps. */
  usedUp?: boolean;
  /** False after "Use another e-mail": the code of the first one is still good. */
  open: boolean;
  /** What a sign-up was asked for with, to ask again. */
  details?: { name: string; phone: string };
}

/** Lifetime of a code in ms; after it the step starts over. */
const codeLife = 5 * 60_000;

const nameOf = (flow: CodeFlow): string => `code-step:${flow}`;

const isStep = (value: unknown): value is CodeStep =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'since' in value &&
  typeof value.since === 'number';

function readStored(flow: CodeFlow): CodeStep | null {
  // There is no tab while pages are made ready at build time.
  if (typeof sessionStorage === 'undefined') return null;
  try {
    const step: unknown = JSON.parse(sessionStorage.getItem(nameOf(flow)) ?? 'null');
    return isStep(step) ? step : null;
  } catch {
    return null;
  }
}

/**
 * Progress of a sign-in or sign-up in this tab. It survives reloads, Back and a switch to the mail app; the
 * code itself is never stored.
 */
export const codeSteps = {
  read(flow: CodeFlow): CodeStep | null {
    const step = readStored(flow);
    return step && { ...step, open: step.open && Date.now() - step.since < codeLife };
  },
  save: (flow: CodeFlow, step: CodeStep): void =>
    sessionStorage.setItem(nameOf(flow), JSON.stringify(step)),
  drop: (flow: CodeFlow): void => sessionStorage.removeItem(nameOf(flow)),
  clear(): void {
    codeSteps.drop('signin');
    codeSteps.drop('signup');
    codeSteps.drop('proof');
  },
};
