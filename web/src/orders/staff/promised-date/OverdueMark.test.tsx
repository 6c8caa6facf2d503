import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OverdueChip, OverdueMark } from './OverdueMark';

afterEach(cleanup);

const waiting = {
  ...{ orderStatus: 'WAITING_FOR_PICKUP' as const, isOverdue: true },
  ...{ pickupDate: '2026-03-06', promisedDate: '2026-03-09' },
};
const processing = { ...waiting, orderStatus: 'PROCESSING' as const };

it('names the overdue step as text or icon', () => {
  render(<OverdueChip order={waiting} />);
  render(<OverdueChip order={processing} />);
  render(<OverdueMark order={processing} />);
  screen.getByText('late: pickup was on 06 Mar 2026');
  screen.getByText('late: promised by 09 Mar 2026');
  screen.getByTitle('Late: promised by 09 Mar 2026');
});

it('is empty for an order in time', () => {
  const { container } = render(
    <>
      <OverdueChip order={{ ...waiting, isOverdue: false }} />
      <OverdueMark order={{ ...waiting, isOverdue: false }} />
    </>,
  );
  expect(container.textContent).toBe('');
});
