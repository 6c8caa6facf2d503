import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../../session/testing/staffHere';
import { createCache } from '../../../graphql/cache';
import type { UseOrderChange_OrderFragment } from '../useOrderChange.generated';
import type { RecordPickupForm_OrderFragment } from './RecordPickupForm.generated';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { useOrderChange } from '../useOrderChange';
import { MoreItems } from './MoreItems';
import { RecordPickupForm } from './RecordPickupForm';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const order = {
  ...{ __typename: 'Order', id: 'o1', version: 3, orderStatus: 'WAITING_FOR_PICKUP' },
  ...{ paidAmount: 0, refundable: 0, totalPrice: 0, adjustments: [], items: [], missingCounts: [] },
  billTerms: { taxIsAdded: false, isInterState: false, roundsToRupee: false, taxRate: 0 },
  user: { __typename: 'OrderCustomer', id: 'u1', role: 'CUSTOMER', name: 'Asha' },
} as unknown as RecordPickupForm_OrderFragment & UseOrderChange_OrderFragment;

const Form = () => (
  <FormLayer onClose={() => undefined}>
    <RecordPickupForm order={order} change={useOrderChange(order)} onDone={() => undefined} />
  </FormLayer>
);

/** Renders the pickup form. The price list is empty until a type is added. */
function openForm() {
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'CreateCloth') return of({ data: { cloths: [], me: null } });
    const cloth = {
      ...{ __typename: 'Cloth', id: 'sari', version: 1 },
      ...(variables['input'] as object),
    };
    const payload = { __typename: 'ClothPayload', message: 'Cloth created successfully', cloth };
    return of({ data: { createCloth: payload } });
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Form />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return userEvent.setup();
}

const show = (isEmpty = true) =>
  render(
    <MoreItems orderId="1" isEmpty={isEmpty} onAdd={() => undefined} onAddType={() => undefined} />,
  );
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a price list', () => {
  describe('for a manager', () => {
    staffHere(['ORDERS_PICKUP', 'ORDERS_PRICE', 'CATALOGUE_WRITE']);
    it('that is empty offers to add a type, or an item by name', () => {
      show();
      expect(offered()).toEqual(['Add a cloth type', 'Add an item by name']);
    });
    it('offers the same while there is one, less prominently', () => {
      show(false);
      expect(offered()).toEqual(['Add a cloth type', 'Add an item by name']);
      expect(screen.getByText('Add a cloth type').className).not.toContain('outlined');
      expect(screen.queryByRole('alert')).toBeNull();
    });
    it('that is empty gets a new type, which the pickup form then has chosen', async () => {
      const user = openForm();
      await user.click(await screen.findByText('Add a cloth type'));
      await user.type(await screen.findByLabelText(/^Cloth name/), 'Sari');
      await user.type(screen.getByLabelText(/^Price/), '80');
      await user.click(screen.getByText('Add', { selector: 'button' }));
      expect((await screen.findByLabelText<HTMLInputElement>('Cloth type')).value).toBe('Sari');
      await user.clear(screen.getByLabelText('Quantity'));
      await user.type(screen.getByLabelText('Quantity'), '2{Enter}');
      const items = within(screen.getByLabelText('Items of the pickup'));
      items.getByText('Sari');
      expect(items.getByLabelText<HTMLInputElement>('Quantity of Sari').value).toBe('2');
      expect(items.getByLabelText<HTMLInputElement>('Price of Sari').value).toBe('80.00');
    });
  });

  describe('for others', () => {
    staffHere(['ORDERS_PICKUP']);
    it('shows nothing that needs a permission', () => {
      show(false);
      expect(offered()).toEqual([]);
    });
    it('says who has the permission', () => {
      show();
      expect(offered()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('Ask a manager to add cloth types');
    });
  });
});
