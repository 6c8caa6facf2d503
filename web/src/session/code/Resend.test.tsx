import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Resend } from './Resend';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(step: { resendAt: number; usedUp?: boolean } = { resendAt: Date.now() + 59_000 }) {
  const onResend = vi.fn(() => Promise.resolve());
  render(<Resend step={step} onResend={onResend} />);
  return onResend;
}

const resend = (): HTMLButtonElement => screen.getByRole('button', { name: 'Resend OTP' });
const counted = () => screen.getByText(/This OTP will be valid for/).textContent;

describe('the button for another code', () => {
  it('is enabled after 59 seconds, not earlier', () => {
    vi.useFakeTimers();
    const resends = show();
    expect(counted()).toContain('00:59');
    act(() => {
      vi.advanceTimersByTime(58_000);
    });
    expect(counted()).toContain('00:01');
    expect(resend().disabled).toBe(true);
    act(() => {
      vi.advanceTimersByTime(750);
    });
    expect(resend().disabled).toBe(true);
    act(() => {
      vi.advanceTimersByTime(250);
    });
    expect(counted()).toContain('00:00');
    expect(resend().disabled).toBe(false);
    fireEvent.click(resend());
    expect(resends).toHaveBeenCalledOnce();
  });

  it('counts down to a new code after the code is used up, without calling the old code valid', () => {
    vi.useFakeTimers();
    show({ resendAt: Date.now() + 41_000, usedUp: true });
    const words = () => screen.queryByText(/You can request a new one in/)?.textContent;
    expect(words()).toBe('You can request a new one in 00:41');
    expect(screen.queryByText(/valid/)).toBeNull();
    act(() => {
      vi.advanceTimersByTime(40_000);
    });
    expect(words()).toBe('You can request a new one in 00:01');
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(words()).toBeUndefined();
    expect(resend().disabled).toBe(false);
  });

  it('is enabled at once for a code that was requested elsewhere', () => {
    show({ resendAt: 0 });
    expect(screen.queryByText(/valid|00:00/)).toBeNull();
    expect(resend().disabled).toBe(false);
  });

  it('is correct at once after the tab was asleep', () => {
    vi.useFakeTimers();
    show();
    vi.setSystemTime(Date.now() + 40_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(counted()).toContain('00:19');
  });
});
