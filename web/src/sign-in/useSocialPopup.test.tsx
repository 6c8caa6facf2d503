import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSocialPopup } from './useSocialPopup';

const popup = { closed: false, close: vi.fn() };

beforeEach(() => {
  popup.closed = false;
  popup.close.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function opened() {
  const onCode = vi.fn(() => Promise.resolve());
  const onFailure = vi.fn();
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const { result } = renderHook(() => useSocialPopup({ onCode, onFailure }));
  act(() => result.current.open('/auth/social/start'));
  const say = (data: unknown, origin = window.location.origin) =>
    act((): void => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
  return { onCode, onFailure, open, result, say };
}

const CODE = { type: 'social-sign-in', code: 'a-code' };

describe('the sign-in popup', () => {
  it('has 500 x 600 pixels and passes its code once', () => {
    const { onCode, open, say } = opened();
    expect(open.mock.calls[0]?.[2]).toMatch(/^popup,width=500,height=600,/);
    say(CODE);
    say(CODE);
    expect(onCode).toHaveBeenCalledExactlyOnceWith('a-code');
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('ignores other sites and other messages', () => {
    const { onCode, onFailure, say } = opened();
    say(CODE, 'https://evil.example');
    say({ ...CODE, type: 'something else' });
    say('social-sign-in');
    say(null);
    expect(onCode).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports why the sign-in failed', () => {
    const { onFailure, say, result } = opened();
    expect(result.current.busy).toBe(true);
    say({ type: 'social-sign-in', error: 'You cancelled the sign-in at Google.' });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('You cancelled the sign-in at Google.');
    expect(result.current.busy).toBe(false);
  });

  it('reports that it was closed, after waiting for a late message', () => {
    const { onCode, onFailure, say } = opened();
    popup.closed = true;
    act(() => void vi.advanceTimersByTime(400));
    expect(onFailure).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(400));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      'The sign-in window was closed before sign-in was complete.',
    );
    say(CODE);
    expect(onCode).not.toHaveBeenCalled();
  });

  it('reports that the browser blocked it', () => {
    const onFailure = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { result } = renderHook(() =>
      useSocialPopup({ onCode: () => Promise.resolve(), onFailure }),
    );
    act(() => result.current.open('/auth/social/start'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      'Your browser blocked the sign-in window. Allow pop-ups here and try again.',
    );
    expect(result.current.busy).toBe(false);
  });
});
