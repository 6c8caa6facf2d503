import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EMPTY } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { createCache } from '../graphql/cache';
import { ToastProvider } from '../ui/feedback/ToastProvider';
import { carriedDetails } from './signUpDraft';
import { SignUpForms } from './SignUpForms';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('starts with the name and phone of the booking form, without a draft notice', () => {
  carriedDetails.save({ name: ' Nandini Rao ', phone: '9000054321' });
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => EMPTY) });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <SignUpForms />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Nandini Rao');
  expect(screen.getByLabelText<HTMLInputElement>(/Phone/).value).toBe('9000054321');
  expect(screen.queryByText(/Draft restored/)).toBeNull();
});
