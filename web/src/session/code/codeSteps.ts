/** Purpose of a code: sign-in, sign-up or reauthentication. */
export type CodeFlow = 'signin' | 'signup' | 'reauth';

export interface CodeStep {
  email: string;
  /** Text above the e-mail. */
  text: string;
  /** Start of this step in ms, by the clock of the device. */
  since: number;
  resendAt: number;
  /** True after too many wrong codes. Only a new code helps. */
  usedUp?: boolean;
  /** False after "Use another e-mail". The sent code remains valid. */
  open: boolean;
  /** Name and phone of the sign-up, for requesting another code. */
  details?: { name: string; phone: string };
}

/** Lifetime of a code in ms. Afterwards the user starts again. */
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
  // At build time there is no sessionStorage.
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
    codeSteps.drop('reauth');
  },
};
