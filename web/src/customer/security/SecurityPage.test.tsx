import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import type { PasskeyRequirement } from '../../graphql/schema.generated';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { SecurityPage } from './SecurityPage';

const WHEN = '2026-03-06T05:30:00.000Z';

const answer = (passkeyRequirement: PasskeyRequirement) => ({
  accountSecurity: {
    __typename: 'AccountSecurity',
    passkeyRequirement,
    passkeys: [
      { __typename: 'Passkey', id: 'p1', name: 'Laptop', createdAt: WHEN, lastUsedAt: null },
    ],
    sessions: [
      {
        __typename: 'Session',
        id: 's1',
        device: 'Chrome on Linux',
        current: true,
        byPasskey: false,
        createdAt: WHEN,
        lastSeenAt: WHEN,
      },
    ],
  },
});

let asked: (string | undefined)[];

/** Opens the page for a user with this requirement. */
async function open(requirement: PasskeyRequirement): Promise<void> {
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return operationName === 'AccountSecurity' ? of({ data: answer(requirement) }) : NEVER;
  });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link })}>
      <MemoryRouter>
        <ToastProvider>
          <SecurityPage />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByText(/^Added 06 Mar 2026/);
}

beforeEach(() => {
  asked = [];
  // jsdom has no passkeys. The page only checks that the class exists.
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttons = (): (string | null)[] =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('shows no notice without a requirement, and lists what the user may change', async () => {
  await open('NONE');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(buttons()).toEqual(
    expect.arrayContaining(['Add a passkey', 'Rename Laptop', 'Remove Laptop']),
  );
  screen.getByText('Chrome on Linux', { exact: false });
});

it.each<[PasskeyRequirement, RegExp, string[]]>([
  ['ENROL', /^Staff must sign in with a passkey\. Add one below/, ['Add a passkey']],
  ['CONTACT_ADMIN', /^You had a passkey before.*reset your passkeys/, []],
  [
    'USE',
    /^You have a passkey\. Sign in with it to open the back-office/,
    ['Sign in with passkey'],
  ],
])(
  'staff with the requirement %s see a notice and only the matching action',
  async (requirement, words, may) => {
    await open(requirement);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(buttons()).toEqual(may);
    expect(screen.queryByText('Chrome on Linux', { exact: false })).toBeNull();
  },
);

it('signs in with an existing passkey', async () => {
  await open('USE');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with passkey' });
  await userEvent.click(button);
  expect(asked).toContain('BeginPasskeySignIn');
  expect(button.disabled).toBe(true);
});

it('explains that this browser does not support passkeys', async () => {
  vi.unstubAllGlobals();
  await open('ENROL');
  screen.getByText(/^This browser does not support passkeys/);
  expect(buttons()).toEqual([]);
});
