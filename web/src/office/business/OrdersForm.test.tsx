import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { OrdersForm } from './OrdersForm';

afterEach(cleanup);

const settings = {
  __typename: 'OrderSettings' as const,
  ...{ version: 4, expressBasisPoints: null, expressAmount: null },
  ...{ countAtPickup: false, countIntoPlant: true, countOutOfPlant: false },
};

function open() {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'UpdateOrderSettings') return of({ data: { orderSettings: settings } });
    sent.push(variables);
    const payload = { __typename: 'OrderSettingsPayload', message: 'Settings saved', settings };
    return of({ data: { updateOrderSettings: payload } });
  });
  const onClose = vi.fn();
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <OrdersForm settings={settings} onClose={onClose} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, onClose };
}

const choose = (option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Express surcharge' }), option);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves a percentage of the items with the version that was seen', async () => {
  const { sent, onClose } = open();
  await choose('% of the items total');
  await userEvent.type(screen.getByLabelText(/Percent of the items total/), '12.5');
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const counts = { countAtPickup: false, countIntoPlant: true, countOutOfPlant: false };
  const express = { expressBasisPoints: 1250, expressAmount: null };
  expect(sent).toEqual([{ version: 4, input: { ...express, ...counts } }]);
});

it('saves which counts are required', async () => {
  const { sent, onClose } = open();
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const names = [
    'Count pieces at pickup',
    'Count pieces into the plant before processing',
    'Count pieces out of the plant before dispatch',
  ];
  expect(names.map((name) => box(name).checked)).toEqual([false, true, false]);
  for (const name of names) await userEvent.click(box(name));
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(sent).toMatchObject([
    { input: { countAtPickup: true, countIntoPlant: false, countOutOfPlant: true } },
  ]);
});

it.each([
  [
    '% of the items total',
    /Percent of the items total/,
    '101',
    'Enter a percentage above 0, at most 100',
  ],
  ['Fixed amount', /Amount/, '0', 'Enter an amount above ₹0, at most ₹1,00,000'],
])('keeps %s %s %s and says what is wrong with it', async (kind, label, typed, words) => {
  const { sent } = open();
  await choose(kind);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.type(field, typed);
  await save();
  expect(await screen.findByText(words)).toBeTruthy();
  expect([field.value, sent]).toEqual([typed, []]);
});
