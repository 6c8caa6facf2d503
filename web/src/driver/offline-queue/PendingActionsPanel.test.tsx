import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import type { QueuedAction } from '../../offline/queueStorage';
import { PendingActionsPanel } from './PendingActionsPanel';

afterEach(cleanup);

const nothing = () => undefined;

const refused: QueuedAction = {
  ...{ id: 'u1', orderId: 'o1', operation: 'RecordFailedAttempt', variables: { id: 's1' } },
  ...{ about: 'Nobody home: Rang', problem: 'Stop not found', at: '2026-03-05T04:35:00.000Z' },
};

const show = (gone: boolean) =>
  render(
    <ToastProvider>
      <PendingActionsPanel
        {...{ list: [refused], userId: 'd1', sending: false }}
        {...{ onSend: nothing, onAgain: nothing, onDrop: nothing }}
        nameOf={() => 'Asha #12abcd'}
        isGone={() => gone}
      />
    </ToastProvider>,
  );

it('offers to report an action to the office when it cannot be repeated', async () => {
  const user = userEvent.setup();
  show(true);
  expect(screen.getByRole('alert').textContent).toContain('this stop is no longer yours');
  expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toBe(
    'Asha #12abcd. Nobody home: Rang. 05 Mar 2026, 10:05 AM',
  );
});

it('offers to repeat it, or to report it', () => {
  show(false);
  expect(screen.getByRole('alert').textContent).toBe('Rejected: Stop not found');
  expect(screen.getByRole('button', { name: 'Redo' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy text' })).toBeDefined();
});
