import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastDesk, type ToastDesk } from './toastDesk';
import { ToastHost, ToastProvider } from './ToastProvider';
import { ToastsPlain } from './ToastsPlain';
import { useToast } from './useToast';

afterEach(cleanup);

const Early = () => {
  const { info } = useToast();
  useEffect(() => {
    info('You signed out in another tab.');
    info('You signed out in another tab.');
  }, [info]);
  return null;
};

it('what was said before the code of messages is here is shown when it is, once', async () => {
  // What waits for code within it is shown only when the act is waited for.
  const drawn = act(async () => {
    render(
      <ToastProvider>
        <Early />
      </ToastProvider>,
    );
    await Promise.resolve();
  });
  expect(screen.queryByRole('status')).toBeNull();
  await drawn;
  await act(() => ToastHost.load());
  expect(await screen.findAllByText('You signed out in another tab.')).toHaveLength(1);
});

describe('without that code', () => {
  let desk: ToastDesk;
  beforeEach(() => {
    vi.useFakeTimers();
    desk = createToastDesk();
    desk.say({ kind: 'error', text: 'We could not reach the server.', stay: 5000 });
    desk.say({ kind: 'info', text: 'You are offline.', stay: 2000 });
  });
  afterEach(() => vi.useRealTimers());

  const said = (): (string | null)[] =>
    [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
  const pass = (ms: number): void => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('everything is said plainly, a failure at once, and goes when it is dismissed', () => {
    render(<ToastsPlain desk={desk} />);
    expect(screen.getByRole('alert').textContent).toBe('We could not reach the server.Dismiss');
    expect(screen.getByRole('status').textContent).toBe('You are offline.Dismiss');
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(said()).toEqual(['You are offline.Dismiss']);
  });

  it('it stands beside the app, where dialogs leave it room, in the colour of its kind', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'toasts';
    place.style.setProperty('--tone-red-ground', 'rgb(255, 0, 0)');
    place.style.setProperty('--tone-blue-ground', 'rgb(0, 0, 255)');
    const { unmount } = render(<ToastsPlain desk={desk} />);
    const boxes = [...place.querySelectorAll('[data-toast]')];
    expect(boxes.map((box) => getComputedStyle(box).backgroundColor)).toEqual([
      'rgb(255, 0, 0)',
      'rgb(0, 0, 255)',
    ]);
    unmount();
    place.remove();
  });

  it('it goes after its time', () => {
    render(<ToastsPlain desk={desk} />);
    pass(1999);
    expect(said()).toHaveLength(2);
    pass(1);
    expect(said()).toEqual(['We could not reach the server.Dismiss']);
    pass(3000);
    expect(said()).toEqual([]);
  });

  it.each([
    [
      'somebody points at it',
      fireEvent.mouseEnter,
      fireEvent.mouseLeave,
      () => screen.getByRole('alert'),
    ],
    ['another window has the focus', fireEvent.blur, fireEvent.focus, () => window],
  ])('it stays as long as %s', (_, begin, end, at) => {
    render(<ToastsPlain desk={desk} />);
    begin(at());
    pass(60_000);
    expect(said()).toContain('We could not reach the server.Dismiss');
    end(at());
    pass(5000);
    expect(said()).toEqual([]);
  });
});
