import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeSteps } from './codeSteps';
import { useCodeStep } from './useCodeStep';

const EMAIL = 'asha@laundry.test';
const NOW = Date.parse('2026-03-05T06:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  codeSteps.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const begin = () => renderHook(() => useCodeStep('signin')).result;

describe('the stored code step', () => {
  it('allows another code 59 seconds after the last one', () => {
    const steps = begin();
    act(() => steps.current.sent(EMAIL, 'Sent'));
    expect(steps.current.step).toMatchObject({ email: EMAIL, resendAt: NOW + 59_000, open: true });
  });

  it('uses the wait of the server after a code was requested too early', () => {
    const steps = begin();
    act(() => steps.current.haveCode(EMAIL, 12));
    expect(steps.current.step?.resendAt).toBe(NOW + 12_000);
  });

  it.each([
    [5 * 60_000 - 1, true],
    [5 * 60_000, false],
  ])('is found again after a reload as long as its code is good: %i ms', (age, open) => {
    const steps = begin();
    act(() => steps.current.sent(EMAIL, 'Sent'));
    vi.setSystemTime(NOW + age);
    expect(begin().current.step).toMatchObject({ email: EMAIL, open });
  });
});
