import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LateChip, LateMark } from './LateMark';

afterEach(cleanup);

const waiting = {
  ...{ orderStatus: 'WAITING_FOR_PICKUP' as const, overdue: true },
  ...{ pickupDate: '2026-03-06', promisedBy: '2026-03-09' },
};
const processing = { ...waiting, orderStatus: 'PROCESSING' as const };

it('names what an order is late for, in a word or behind a sign', () => {
  render(<LateChip order={waiting} />);
  render(<LateChip order={processing} />);
  render(<LateMark order={processing} />);
  screen.getByText('late: pickup was on 06 Mar 2026');
  screen.getByText('late: promised by 09 Mar 2026');
  screen.getByTitle('Late: promised by 09 Mar 2026');
});

it('says nothing of one that is in time', () => {
  const { container } = render(
    <>
      <LateChip order={{ ...waiting, overdue: false }} />
      <LateMark order={{ ...waiting, overdue: false }} />
    </>,
  );
  expect(container.textContent).toBe('');
});
