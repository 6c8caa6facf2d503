import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import type { PresetForm_PresetFragment } from './PresetForm.generated';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { PresetForm } from './PresetForm';
import { presetText } from './presetValues';

afterEach(cleanup);

const preset: PresetForm_PresetFragment = {
  ...{ __typename: 'AccessPreset', id: 'p1', name: 'COUNTER', discountLimit: 10 },
  ...{ anyDiscount: false, changePrices: false, version: 4 },
};

function open() {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'UpdateAccessPreset') return of({ data: { accessPresets: [preset] } });
    sent.push(variables);
    const payload = { __typename: 'AccessPresetPayload', message: 'Preset saved', preset };
    return of({ data: { updateAccessPreset: payload } });
  });
  const onClose = vi.fn();
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <PresetForm preset={preset} label="Counter" onClose={onClose} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, onClose };
}

const limit = () => screen.getByLabelText<HTMLInputElement>(/Highest discount/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves limit and price right with the version that was seen', async () => {
  const { sent, onClose } = open();
  await userEvent.clear(limit());
  await userEvent.type(limit(), '15');
  await userEvent.click(screen.getByLabelText('Can change unit prices'));
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const input = { discountLimit: 15, anyDiscount: false, changePrices: true };
  expect(sent).toEqual([{ id: 'p1', version: 4, input }]);
});

it('says that employees keep what they have', () => {
  open();
  expect(screen.getByText(/Employees who already have access keep their permissions/)).toBeTruthy();
});

it.each(['101', '-5', '2.5', 'ten'])('keeps a limit of %s and shows the error', async (typed) => {
  const { sent } = open();
  await userEvent.clear(limit());
  await userEvent.type(limit(), typed);
  await save();
  expect(await screen.findByText('Enter a whole number from 0 to 100')).toBeTruthy();
  expect([limit().value, sent]).toEqual([typed, []]);
});

it.each([
  [{}, 'Discounts: up to 10%. Unit prices: fixed.'],
  [{ discountLimit: 0, changePrices: true }, 'Discounts: none. Unit prices: may be changed.'],
  [{ anyDiscount: true }, 'Discounts: any. Unit prices: fixed.'],
])('the panel describes %o', (values, words) => {
  expect(presetText({ ...preset, ...values })).toBe(words);
});

it('a wrong limit can be corrected after any discount was allowed', async () => {
  const { sent, onClose } = open();
  await userEvent.clear(limit());
  await userEvent.click(screen.getByLabelText('Can give any discount'));
  await save();
  expect(await screen.findByText('Enter 0 to 100')).toBeTruthy();
  await userEvent.type(limit(), '20');
  await save();
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  const input = { discountLimit: 20, anyDiscount: true, changePrices: false };
  expect(sent).toEqual([{ id: 'p1', version: 4, input }]);
});
