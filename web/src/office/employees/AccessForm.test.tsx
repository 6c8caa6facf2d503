import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { staffHere } from '../../session/testing/staffHere';
import { createCache } from '../../graphql/cache';
import type { AccessForm_EmployeeFragment } from './AccessForm.generated';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { AccessForm } from './AccessForm';

staffHere();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const employee: AccessForm_EmployeeFragment = {
  ...{ __typename: 'Employee', id: 'e1', name: 'Meena', email: 'meena@staff.test' },
  ...{ userId: 'u1', permissions: ['ORDERS_READ'], discountLimit: 5, version: 7 },
};

function open() {
  const sent: object[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'GrantEmployeeAccess') return of({ data: { accessPresets: [] } });
    sent.push(variables);
    return of({ data: null });
  });
  const onClose = vi.fn();
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <AccessForm employee={employee} onClose={onClose} onEnd={vi.fn()} />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, onClose };
}

const limit = () => screen.getByLabelText<HTMLInputElement>('Highest discount (%)');
const save = () => userEvent.click(screen.getByText('Save access'));

it('sends the highest discount with the permissions', async () => {
  const { sent, onClose } = open();
  expect(limit().value).toBe('5');
  await userEvent.clear(limit());
  await userEvent.type(limit(), '15');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ id: 'e1', version: 7, permissions: ['ORDERS_READ'], discountLimit: 15 }]);
});

it('sends no discount of more than 100 percent', async () => {
  const { sent } = open();
  await userEvent.clear(limit());
  await userEvent.type(limit(), '101');
  await save();
  await screen.findByText('Enter a whole number from 0 to 100');
  expect(limit().value).toBe('101');
  expect(sent).toEqual([]);
});
