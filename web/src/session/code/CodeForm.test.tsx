import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { CodeForm } from './CodeForm';

afterEach(cleanup);

interface Recorded {
  sent: string[];
  usedUp: number[];
}

function show(
  verify: (otp: string) => Promise<void> = () => Promise.resolve(),
  resendAt = Date.now() + 59_000,
): Recorded {
  const shown: Recorded = { sent: [], usedUp: [] };
  render(
    <ToastProvider>
      <CodeForm
        label="Code"
        step={{
          email: 'asha@laundry.test',
          text: 'Sent',
          since: Date.now(),
          resendAt,
          open: true,
        }}
        submitLabel="Login"
        refusalText="Only digits allowed"
        failureText="Login failed"
        formFailureText="Login verification failed"
        onVerify={(otp) => {
          shown.sent.push(otp);
          return verify(otp);
        }}
        onResend={() => Promise.resolve()}
        onUsedUp={(seconds) => shown.usedUp.push(seconds)}
        onChangeEmail={() => undefined}
      />
    </ToastProvider>,
  );
  return shown;
}

const offlineText = 'We could not reach the server. Check your connection and try again.';
const usedUpText = 'Too many wrong attempts. Request a new code below.';

const refusal = (message: string, extensions: object) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }],
  });

/** Error texts on the page, without toasts. */
const formErrors = (): string[] =>
  screen
    .getAllByRole('alert')
    .filter((alert) => alert.closest('form'))
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const box = (digit: number): HTMLInputElement =>
  screen.getByRole('textbox', { name: `Digit ${digit} of 4` });
const login = (): HTMLButtonElement => screen.getByRole('button', { name: 'Login' });

describe('the code boxes', () => {
  it('have a numeric keyboard, and the first box accepts autofill', () => {
    show();
    expect(box(1).getAttribute('autocomplete')).toBe('one-time-code');
    expect(box(4).getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(box(1));
  });

  it('move the focus, and the fourth digit submits the code', async () => {
    const { sent } = show();
    const user = userEvent.setup();
    await user.keyboard('482');
    expect(document.activeElement).toBe(box(4));
    expect(login().disabled).toBe(true);
    expect(sent).toEqual([]);
    await user.keyboard('1');
    await vi.waitFor(() => expect(sent).toEqual(['4821']));
  });

  it('ignore repeats of a held key', async () => {
    const { sent } = show();
    const user = userEvent.setup();
    await user.keyboard('{7>5/}');
    expect([1, 2, 3, 4].map((digit) => box(digit).value)).toEqual(['7', '', '', '']);
    expect(sent).toEqual([]);
  });

  it('go back with Backspace', async () => {
    show();
    const user = userEvent.setup();
    await user.keyboard('48{Backspace}');
    expect(document.activeElement).toBe(box(2));
    expect(box(2).value).toBe('');
    expect(box(1).value).toBe('4');
  });

  it('accept a pasted code', async () => {
    const { sent } = show();
    const user = userEvent.setup();
    await user.click(box(3));
    await user.paste('4821');
    await vi.waitFor(() => expect(sent).toEqual(['4821']));
  });

  it('show an error for a letter', async () => {
    show();
    const user = userEvent.setup();
    await user.keyboard('x');
    expect(await screen.findByText('Only digits allowed')).toBeTruthy();
    expect(box(1).value).toBe('');
  });

  it('show an error when they are empty', async () => {
    show();
    const user = userEvent.setup();
    await user.click(box(1));
    await user.click(screen.getByText('Sent'));
    expect(await screen.findByText('OTP is required')).toBeTruthy();
  });

  it('are cleared after a rejection, whose error stays until a digit is typed', async () => {
    const words = 'This code is wrong';
    const { usedUp } = show(() => Promise.reject(refusal(words, { fields: { otp: words } })));
    const user = userEvent.setup();
    await user.keyboard('4821');
    await vi.waitFor(() => expect(formErrors()).toEqual([words]));
    expect(box(1).value).toBe('');
    expect(document.activeElement).toBe(box(1));
    expect(usedUp).toEqual([]);
    await user.keyboard('4');
    expect(formErrors()).toEqual([]);
  });

  it('report the time of the next code after the last attempt, without a fixed number of seconds', async () => {
    const words =
      'This code is used up after 3 wrong tries. You can request a new one in 41 seconds';
    const { usedUp } = show(() => Promise.reject(refusal(words, { retryAfter: 41 })));
    await userEvent.setup().keyboard('4821');
    await vi.waitFor(() => expect(formErrors()).toEqual([usedUpText]));
    expect(screen.queryByText(/41 seconds/)).toBeNull();
    expect(usedUp).toEqual([41]);
  });

  it('clear the error of the old code after a new code is sent', async () => {
    show(() => Promise.reject(refusal('Used up', { retryAfter: 0 })), Date.now());
    const user = userEvent.setup();
    await user.keyboard('4821');
    await vi.waitFor(() => expect(formErrors()).toEqual([usedUpText]));
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await vi.waitFor(() => expect(formErrors()).not.toContain(usedUpText));
  });

  it('keep the code after a network error, and send it again with Login', async () => {
    const { sent } = show(() => Promise.reject(new TypeError('offline')));
    const user = userEvent.setup();
    await user.keyboard('4821');
    await vi.waitFor(() => expect(formErrors()).toEqual([offlineText]));
    expect([1, 2, 3, 4].map((digit) => box(digit).value).join('')).toBe('4821');
    await user.click(login());
    await vi.waitFor(() => expect(sent).toEqual(['4821', '4821']));
  });
});
