import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../graphql/cache';
import { ExpressField } from './ExpressField';

afterEach(cleanup);

function show(basisPoints: number | null, amount: number | null): void {
  const expressSurcharge = { __typename: 'ExpressSurcharge', basisPoints, amount };
  const link = new ApolloLink(() => of({ data: { expressSurcharge } }));
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <Formik initialValues={{ express: false }} onSubmit={() => undefined}>
        <ExpressField label="Express" />
      </Formik>
    </ApolloProvider>,
  );
}

it.each([
  [2000, null, 'Express (+ 20% of the items total)'],
  [null, 5000, 'Express (+ ₹50.00)'],
  [null, null, 'Express'],
])('shows the surcharge beside the checkbox: %s, %s', async (basisPoints, amount, name) => {
  show(basisPoints, amount);
  expect(await screen.findByRole('checkbox', { name })).toBeTruthy();
});
