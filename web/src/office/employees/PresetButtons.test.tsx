import { PERMISSION_NAMES } from '@laundry/api/rules/permission';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { of, throwError } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { session, type SessionUser } from '../../session/session';
import { createCache } from '../../graphql/cache';
import type { AccessValues } from './access.schema';
import { PresetButtons } from './PresetButtons';

afterEach(() => {
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  session.end();
});

const preset = (name: string, discountLimit: number, rights: object = {}) => ({
  ...{ __typename: 'AccessPreset', id: name, name, discountLimit, version: 1 },
  ...{ anyDiscount: false, changePrices: false, ...rights },
});
const accessPresets = [
  preset('COUNTER', 25, { changePrices: true }),
  preset('PLANT', 0),
  preset('DRIVER', 5),
  preset('MANAGER', 0, { anyDiscount: true, changePrices: true }),
];

const Values = () => <output>{JSON.stringify(useFormikContext<AccessValues>().values)}</output>;
const values = () => JSON.parse(screen.getByRole('status').textContent) as AccessValues;

function open(link: ApolloLink, user: object = { role: 'ADMIN' }): void {
  const base = { id: 'boss', name: 'Boss', email: 'boss@laundry.test', phone: null };
  session.start({ ...base, permissions: null, ...user } as SessionUser, 'token-of-this-test', '');
  const boxes = Object.fromEntries(PERMISSION_NAMES.map((name) => [name, false]));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Formik initialValues={{ ...boxes, discountLimit: '0' }} onSubmit={() => undefined}>
        <>
          <PresetButtons />
          <Values />
        </>
      </Formik>
    </ApolloProvider>,
  );
}

const stored = new ApolloLink(() => of({ data: { accessPresets } }));

async function choose(name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => {
    expect(button.disabled).toBe(false);
  });
  await userEvent.click(button);
}
const rights = () => {
  const { discountLimit, ORDERS_DISCOUNT, ORDERS_PRICE } = values();
  return [discountLimit, ORDERS_DISCOUNT, ORDERS_PRICE];
};

it('fills in the stored discount limit and price right of a preset', async () => {
  open(stored);
  await choose('Counter');
  expect(values().ORDERS_PICKUP).toBe(true);
  expect(rights()).toEqual(['25', false, true]);
  await choose('Driver');
  expect(rights()).toEqual(['5', false, false]);
  await choose('Manager');
  expect(rights()).toEqual(['0', true, true]);
});

it('omits permissions that the user may not grant', async () => {
  open(stored, { role: 'STAFF', permissions: ['STAFF_WRITE', 'ORDERS_PICKUP'] });
  await choose('Counter');
  expect(values().ORDERS_PICKUP).toBe(true);
  expect(rights()).toEqual(['25', false, false]);
});

it('offers a retry when the presets fail to load', async () => {
  let fails = true;
  open(
    new ApolloLink(() =>
      fails ? throwError(() => new Error('offline')) : of({ data: { accessPresets } }),
    ),
  );
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await choose('Counter');
  expect(rights()[0]).toBe('25');
});
