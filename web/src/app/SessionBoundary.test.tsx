import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmEmailPage } from '../customer/account/ConfirmEmailPage';
import { session, type SessionUser, useSessionUser } from '../session/session';
import { useAccountQuery } from '../customer/account/AccountTab.generated';
import { SessionBoundary } from './SessionBoundary';

const OLD = 'asha@laundry.test';
const NEW = 'asha.rao@laundry.test';
const asha: SessionUser = {
  id: 'asha',
  name: 'Asha',
  email: OLD,
  phone: '9840012345',
  role: 'CUSTOMER',
  permissions: [],
};

/** E-mail that the fake server returns for the user. */
let known: string;
let asked: string[];

const me = () => ({
  ...{ __typename: 'User', ...asha, email: known, pendingEmail: null, version: 2 },
  addresses: [],
});

function answer(operation: string): object {
  if (operation === 'EmailLink') {
    const link = {
      purpose: 'CONFIRM_EMAIL',
      account: OLD,
      newEmail: NEW,
      own: true,
      needsDetails: false,
    };
    return { data: { emailLink: { __typename: 'EmailLink', ...link } } };
  }
  if (operation === 'ConfirmEmail') {
    known = NEW;
    const message = 'Your new e-mail is confirmed';
    return { data: { confirmEmail: { __typename: 'MessagePayload', message } } };
  }
  return { data: operation === 'Account' ? { me: me() } : {} };
}

beforeEach(() => {
  known = OLD;
  asked = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    asked.push(operationName);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer(operationName)), { headers }));
  });
  session.start(asha, 't1', '');
});
afterEach(() => {
  cleanup();
  session.end();
  session.takeNotice();
  vi.unstubAllGlobals();
});

const stored = () => JSON.parse(localStorage.getItem('user') ?? 'null') as SessionUser | null;

const show = (page: React.ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/confirm-email?token=a-token']}>
      <SessionBoundary>{page}</SessionBoundary>
    </MemoryRouter>,
  );

/** Shows the e-mail twice: from the session and from the server. */
const Shown = () => (
  <p>
    {useSessionUser()?.email} and {useAccountQuery().data?.me.email}
  </p>
);

describe('a confirmed e-mail', () => {
  it('is stored for the user who is signed in where the link was opened', async () => {
    const { generation } = session.identity();
    show(<ConfirmEmailPage />);
    const button = await screen.findByRole('button', { name: 'Confirm email' });
    expect(asked).not.toContain('ConfirmEmail');
    fireEvent.click(button);
    expect(await screen.findByText('Your new e-mail is confirmed')).toBeTruthy();
    await expect.poll(() => stored()).toEqual({ ...asha, role: 'customer', email: NEW });
    expect(session.identity()).toEqual({
      user: { ...asha, email: NEW },
      token: 't1',
      generation,
    });
  });

  it('reaches every other tab, in the session and in the Apollo cache', async () => {
    const { generation } = session.identity();
    show(<Shown />);
    expect(await screen.findByText(`${OLD} and ${OLD}`)).toBeTruthy();

    known = NEW;
    localStorage.setItem('user', JSON.stringify({ ...asha, email: NEW }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    expect(await screen.findByText(`${NEW} and ${NEW}`)).toBeTruthy();
    expect(session.identity()).toEqual({
      user: { ...asha, email: NEW },
      token: 't1',
      generation,
    });
    expect(stored()).toEqual({ ...asha, email: NEW });
    expect(asked.filter((operation) => operation === 'Account')).toHaveLength(2);
  });
});
