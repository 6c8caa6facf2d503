import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createToastDesk } from './toastDesk';
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
  expect(screen.queryByRole('status')).toBeNull();
  // What waits for code within it is shown only when the act is waited for.
  await act(async () => {
    render(
      <ToastProvider>
        <Early />
      </ToastProvider>,
    );
    await ToastHost.load();
  });
  expect(await screen.findAllByText('You signed out in another tab.')).toHaveLength(1);
});

it('without that code everything is said plainly, and goes when it is dismissed', () => {
  const desk = createToastDesk();
  desk.say({ kind: 'error', text: 'We could not reach the server.', stay: 5000 });
  desk.say({ kind: 'info', text: 'You are offline.', stay: 5000 });
  render(<ToastsPlain desk={desk} />);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'We could not reach the server.Dismiss',
    'You are offline.Dismiss',
  ]);
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
