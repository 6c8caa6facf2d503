import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of, throwError } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { createCache } from '../../graphql/cache';
import { ToastProvider } from '../../ui/feedback/ToastProvider';
import { InvoiceList } from './InvoiceList';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const url = 'http://laundry.test/api/orders/o1/tax-documents/p1/open?sig=s';

const order = {
  id: 'o1',
  taxDocuments: [
    {
      ...({ id: 'p1', kind: 'TAX_INVOICE', number: 'INV/2627/1' } as const),
      ...{ issuedOn: '2026-11-20', total: 11_800, originalNumber: null, isCredited: false },
    },
  ],
};

/** A fake browser tab that records its address and its first text. */
function aTab() {
  const replace = vi.fn();
  const close = vi.fn();
  const tab = {
    ...{ opener: window, document: document.implementation.createHTMLDocument() },
    ...{ location: { replace }, close },
  };
  return { tab, replace, close };
}

async function press(opened: object | null, link: ApolloLink): Promise<() => number> {
  let asked = 0;
  const counted = new ApolloLink((operation, forward) => {
    asked += 1;
    return forward(operation);
  });
  vi.spyOn(window, 'open').mockImplementation(() => {
    // Browsers block a tab that opens after a response, so it must open on the click.
    expect(asked).toBe(0);
    return opened as Window | null;
  });
  const client = new ApolloClient({ cache: createCache(), link: counted.concat(link) });
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <InvoiceList order={order} />
      </ToastProvider>
    </ApolloProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open PDF of INV/2627/1' }));
  return () => asked;
}

const given = () =>
  new ApolloLink(() => of({ data: { order: { id: 'o1', taxDocuments: [{ id: 'p1', url }] } } }));

it('an invoice opens in a tab from the click, at a URL requested for each click', async () => {
  const { tab, replace, close } = aTab();
  const asked = await press(tab, given());
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(url));
  expect(tab.opener).toBeNull();
  expect(tab.document.title).toBe('INV/2627/1');
  expect(close).not.toHaveBeenCalled();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await userEvent.click(screen.getByRole('button', { name: 'Open PDF of INV/2627/1' }));
  await waitFor(() => expect(asked()).toBe(2));
});

it.each([
  [
    'nobody answers',
    new TypeError('Failed to fetch'),
    /^We could not reach the server. Check your/,
  ],
  ['it fails', new Error('Failed'), /^The PDF could not be opened. Please try again./],
])('where %s the tab closes and the page shows an error', async (_what, error, words) => {
  const { tab, replace, close } = aTab();
  await press(tab, new ApolloLink(() => throwError(() => error)));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(replace).not.toHaveBeenCalled();
  await screen.findByText(words);
  const button = screen.getByRole('button', { name: 'Open PDF of INV/2627/1' });
  expect(button.getAttribute('aria-disabled')).toBe('false');
});

it('the busy button keeps the focus and ignores a second click', async () => {
  const asked = await press(aTab().tab, new ApolloLink(() => NEVER));
  const button = screen.getByRole('button', { name: 'Open PDF of INV/2627/1' });
  expect(button.textContent).toBe('Opening...');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(window.open).toHaveBeenCalledOnce();
  expect(asked()).toBe(1);
});
