import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { EMPTY, of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import type { OrderStatus } from '../../../graphql/schema.generated';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { createSelection } from '../../../ui/table/select/selection';
import { todayPlus } from '../../../ui/format/dates';
import { assignDay } from './assignDay';
import { BulkActionBar } from './BulkActionBar';

staffHere();
afterEach(cleanup);

type Row = OrdersPage_OrderFragment;
const orderOf = (id: string, orderStatus: OrderStatus, pickupDate = '2026-11-20') =>
  ({ id, version: 2, shortId: id, orderStatus, pickupDate, user: { name: 'Asha' } }) as Row;

const kala = { __typename: 'Driver', id: 'd1', name: 'Kala' };

/** Result for the first of the sent orders. The server refuses the others. */
const statusResults = (orders: readonly { orderId: string }[]) =>
  orders.map(({ orderId }, at) => ({
    ...{ __typename: 'BulkOrderResult', orderId },
    ...(at
      ? { version: null, code: 'CONFLICT', message: 'Ravi changed this order' }
      : { version: 3, code: null, message: 'Moved' }),
  }));

/** Renders the bar with these orders selected. Returns the variables of its requests. */
function open(...rows: Row[]) {
  const sent: Record<string, unknown>[] = [];
  const selection = createSelection<Row>(100);
  for (const row of rows) selection.toggle(row);
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'Drivers') return of({ data: { drivers: [kala] } });
    if (operationName === 'PlanStops') {
      const result = { __typename: 'BulkOrderResult', version: 2, code: null, message: 'Planned' };
      const refused = {
        ...result,
        version: null,
        code: 'CONFLICT',
        message: 'The pickup is on 9 Dec',
      };
      const results = rows.map(({ id }, at) => ({ ...(at ? refused : result), orderId: id }));
      const message = `1 of ${rows.length} orders are planned`;
      return of({ data: { planStops: { __typename: 'BulkOrdersPayload', message, results } } });
    }
    if (operationName !== 'BulkUpdateOrderStatus') return EMPTY;
    sent.push(variables);
    const results = statusResults(variables['orders'] as { orderId: string }[]);
    const message = `1 of ${results.length} orders are now dispatched`;
    return of({
      data: { bulkUpdateOrderStatus: { __typename: 'BulkOrdersPayload', message, results } },
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <ToastProvider>
        <BulkActionBar selection={selection} page={rows} onLeave={() => undefined} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return sent;
}

it('sends the orders that the button counts, and names the omitted ones', async () => {
  const sent = open(orderOf('o1', 'PROCESSING'), orderOf('o2', 'WAITING_FOR_PICKUP'));
  fireEvent.click(screen.getByRole('button', { name: 'Dispatch (1)' }));
  const left = await screen.findByRole('alert', { name: 'Not changed' });
  await screen.findByText('1 of 1 orders are now dispatched. 1 selected order stays as it is');
  // A margin separates the button of this message from the action buttons below.
  expect(getComputedStyle(left).marginBottom).toBe('8px');
  expect(sent).toMatchObject([{ orders: [{ orderId: 'o1', version: 2 }], to: 'DISPATCHED' }]);
  expect(left.textContent).toContain('o2 Asha: Not changed: this order is waiting for pickup');
  expect(left.textContent).not.toContain('o1');
});

it.each([
  [['o1', 'o2'], 'WarningAmberIcon'],
  [['o1'], 'CheckCircleOutlinedIcon'],
])(
  'of %j says whether all moved by the icon of its message, and lists the others',
  async (ids, icon) => {
    open(...ids.map((id) => orderOf(id, 'PROCESSING')));
    fireEvent.click(screen.getByRole('button', { name: `Dispatch (${ids.length})` }));
    const text = await screen.findByText(`1 of ${ids.length} orders are now dispatched`);
    expect(text.closest('[data-toast]')?.querySelector(`[data-testid="${icon}"]`)).toBeTruthy();
    const left = screen.queryByRole('alert', { name: 'Not changed' });
    expect(left?.textContent.includes('o2 Asha: Ravi changed this order') ?? false).toBe(
      ids.length > 1,
    );
  },
);

it('has a button for each next status, and a menu item to skip processing', () => {
  const sent = open(orderOf('o1', 'PICKED'), orderOf('o2', 'PICKED'), orderOf('o3', 'PROCESSING'));
  screen.getByRole('button', { name: 'Start processing (2)' });
  screen.getByRole('button', { name: 'Dispatch (1)' });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Dispatch without processing (2)' }));
  const orders = ['o1', 'o2'].map((orderId) => ({ orderId, version: 2 }));
  expect(sent).toMatchObject([{ orders, to: 'DISPATCHED' }]);
});

it('warns about orders that could not be assigned, with their names and reasons', async () => {
  open(
    orderOf('o1', 'WAITING_FOR_PICKUP', todayPlus(9)),
    orderOf('o2', 'WAITING_FOR_PICKUP', todayPlus(9)),
  );
  await import('./AssignDialog');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await import('./AssignDialog');
  });
  await screen.findByRole('option', { name: 'Kala' });
  fireEvent.change(screen.getByLabelText(/^Driver/), { target: { value: 'd1' } });
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  const text = '1 of 2 orders are planned. o2: The pickup is on 9 Dec';
  const warning = await screen.findByText(text);
  const card = warning.closest('[data-toast]');
  expect(card?.querySelector('[data-testid="WarningAmberIcon"]')).toBeTruthy();
});

it('proposes the pickup day that the orders share for their round', async () => {
  open(
    orderOf('o1', 'WAITING_FOR_PICKUP', todayPlus(9)),
    orderOf('o2', 'WAITING_FOR_PICKUP', todayPlus(9)),
  );
  await import('./AssignDialog');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await import('./AssignDialog');
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Day/)).value).toBe(todayPlus(9));
});

it.each<[days: string[], status: OrderStatus, day: string]>([
  [['2026-11-26', '2026-11-29'], 'WAITING_FOR_PICKUP', ''],
  [['2026-11-20', '2026-11-26'], 'WAITING_FOR_PICKUP', '2026-11-26'],
  [['2026-11-20', '2026-11-21'], 'PROCESSING', '2026-11-26'],
])('of pickups on %j, %s, it proposes "%s"', (days, status, day) => {
  const orders = days.map((date, at) => orderOf(`o${at}`, status, date));
  expect(assignDay(orders, '2026-11-26')).toBe(day);
});
