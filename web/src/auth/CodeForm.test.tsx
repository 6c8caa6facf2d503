import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '../ui/ToastProvider';
import { CodeForm } from './CodeForm';

afterEach(cleanup);

function show(verify: (otp: string) => Promise<void> = () => Promise.resolve()): string[] {
  const sent: string[] = [];
  render(
    <ToastProvider>
      <CodeForm
        label="Code"
        email="asha@laundry.test"
        sentText="Sent"
        submitLabel="Login"
        refusalText="Only digits allowed"
        failureText="Login failed"
        onVerify={(otp) => {
          sent.push(otp);
          return verify(otp);
        }}
        onResend={() => Promise.resolve()}
        onChangeEmail={() => undefined}
      />
    </ToastProvider>,
  );
  return sent;
}

const box = (digit: number): HTMLInputElement =>
  screen.getByRole('textbox', { name: `Digit ${digit} of 4` });
const login = (): HTMLButtonElement => screen.getByRole('button', { name: 'Login' });

describe('the code boxes', () => {
  it('are for phones: numeric keyboard, and the first takes the offered code', () => {
    show();
    expect(box(1).getAttribute('autocomplete')).toBe('one-time-code');
    expect(box(4).getAttribute('inputmode')).toBe('numeric');
    expect(document.activeElement).toBe(box(1));
  });

  it('move on by themselves, and Login waits for all four', async () => {
    const sent = show();
    const user = userEvent.setup();
    await user.keyboard('482');
    expect(document.activeElement).toBe(box(4));
    expect(login().disabled).toBe(true);
    await user.keyboard('1');
    expect(login().disabled).toBe(false);
    await user.click(login());
    expect(sent).toEqual(['4821']);
  });

  it('go back with Backspace', async () => {
    show();
    const user = userEvent.setup();
    await user.keyboard('48{Backspace}');
    expect(document.activeElement).toBe(box(2));
    expect(box(2).value).toBe('');
    expect(box(1).value).toBe('4');
  });

  it('take a pasted code whole', async () => {
    show();
    const user = userEvent.setup();
    await user.click(box(3));
    await user.paste('4821');
    expect([1, 2, 3, 4].map((digit) => box(digit).value).join('')).toBe('4821');
  });

  it('say so when a letter is typed', async () => {
    show();
    const user = userEvent.setup();
    await user.keyboard('x');
    expect(await screen.findByText('Only digits allowed')).toBeTruthy();
    expect(box(1).value).toBe('');
  });

  it('ask for the code when they are left empty', async () => {
    show();
    const user = userEvent.setup();
    await user.click(box(1));
    await user.click(screen.getByText('Sent'));
    expect(await screen.findByText('OTP is required')).toBeTruthy();
  });

  it('are emptied after a refusal, with the reason said', async () => {
    show(() => Promise.reject(new Error('no')));
    const user = userEvent.setup();
    await user.keyboard('4821');
    await user.click(login());
    expect(await screen.findByText('Login failed')).toBeTruthy();
    expect(box(1).value).toBe('');
    expect(document.activeElement).toBe(box(1));
  });

  it('offer no second code before the countdown has ended', () => {
    show();
    expect(screen.getByText(/This OTP will be valid for/).textContent).toContain('00:59');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' }).disabled).toBe(
      true,
    );
  });
});
