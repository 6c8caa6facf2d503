import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { TagButtons } from './TagButtons';

staffHere();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const order = {
  ...{ __typename: 'Order', id: 'o1', shortId: 'a1b2c3', orderStatus: 'PICKED', itemCount: 2 },
  ...{ createdAt: '2026-03-05T04:00:00Z', pickupDate: '2026-03-06', promisedDate: null },
  ...{ slotStartTime: null, slotEndTime: null, express: false, printedCode: null },
  ...{ itemsTotal: 10_000, totalPrice: 10_000, paidAmount: 0, due: 10_000 },
  user: { __typename: 'OrderCustomer', id: 'u1', name: 'Asha Rao', phone: null },
  items: [
    { __typename: 'OrderItem', id: 'i1', name: 'Shirt', quantity: 2, price: 5000, amount: 10_000 },
  ],
  ...{ adjustments: [], payments: [] },
};

it.each(['Print tags', 'Print tags (A4)'])(
  '%s prints a tag for each piece of one order',
  async (name) => {
    const paper = document.createElement('iframe');
    document.body.append(paper);
    const opened = paper.contentWindow as Window;
    for (const method of ['close', 'print', 'focus'] as const)
      vi.spyOn(opened, method).mockReturnValue();
    vi.spyOn(window, 'open').mockReturnValue(opened);
    const asked: unknown[] = [];
    const link = new ApolloLink(({ variables }) => {
      asked.push(variables);
      return of({ data: { order } });
    });
    render(
      <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
        <ToastProvider>
          <TagButtons orderId="o1" />
        </ToastProvider>
      </ApolloProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(() => opened.document.querySelectorAll('article').length).toBe(2);
    expect(asked).toEqual([{ id: 'o1' }]);
  },
);
