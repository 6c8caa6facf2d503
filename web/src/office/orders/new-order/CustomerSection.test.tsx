import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../../../graphql/cache';
import { ToastProvider } from '../../../ui/feedback/ToastProvider';
import { CustomerSection } from './CustomerSection';
import { atTheCounter, emptyStaffBooking, newAddress } from './staffBookingRules';

afterEach(cleanup);

const geeta = {
  ...{ __typename: 'User', id: 'g', name: 'Geeta Sharma', phone: '9876543210', email: null },
  ...{ role: 'CUSTOMER', balance: 0, creditLimit: null, addresses: [] },
};

const link = new ApolloLink(({ operationName }) =>
  of({
    data:
      operationName === 'BookingCustomers'
        ? { users: { __typename: 'UserConnection', nodes: [geeta] } }
        : null,
  }),
);

it.each([
  [atTheCounter, atTheCounter],
  [newAddress, newAddress],
])('the place %s stays when staff choose the existing customer', async (addressId, place) => {
  const typed = { isNew: true, name: 'Geeta Sharma', phone: '9876543210', walkIn: true };
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <Formik
            initialValues={{ ...emptyStaffBooking, ...typed, addressId }}
            onSubmit={() => undefined}
          >
            {({ values }) => (
              <>
                <CustomerSection />
                <output>{`${values.customerId} ${values.addressId}`}</output>
              </>
            )}
          </Formik>
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Choose Geeta Sharma' }));
  expect(screen.getByRole('status').textContent).toBe(`g ${place}`);
});
