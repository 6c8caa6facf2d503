import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  back,
  box,
  dialog,
  gone,
  onOnePage,
  press,
  reload,
  server,
  show,
} from '../testing/dialogPage';

onOnePage();
afterEach(() => vi.restoreAllMocks());

const address = (): string => window.location.pathname + window.location.search;

/** Shows two pages, one after the other. */
function showAfter(before: string, page: string): void {
  window.history.pushState(null, '', before);
  show(page);
}

/** Goes back from the page without an open layer. */
async function leavesTo(page: string): Promise<void> {
  window.history.back();
  await waitFor(() => expect(address()).toBe(page));
}

describe.each(['By address', 'By state'])('a dialog opened %s', (by) => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', back],
  ])('that %s closes leaves no entry that Back would stop at', async (_, close) => {
    showAfter('/before', '/orders');
    for (const times of [1, 2]) {
      await press(by);
      expect(dialog(), `time ${times}`).toBeTruthy();
      await close();
      await gone();
      expect(address()).toBe('/orders');
    }
    await leavesTo('/before');
  });

  it('and saved during a Back closes, and Back works as before', async () => {
    showAfter('/before', '/orders');
    await press(by);
    await userEvent.type(box(), ' Rao');
    await press('Save');
    const go = window.history.go.bind(window.history);
    // A slow browser: the answer arrives while the router returns to the dialog.
    vi.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
      server.answer();
      void gone().then(() => go(steps));
    });
    window.history.back();
    await gone();
    await waitFor(() => expect(address()).toBe('/orders'));
    expect(screen.getByRole('status').textContent).toBe('');
    await press(by);
    expect(box().value).toBe('Asha');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(address()).toBe('/orders');
  });
});

describe('a dialog in the URL', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', back],
  ])('is closed by %s without leaving the page, and then Back leaves', async (_, close) => {
    showAfter('/before', '/orders?edit=1');
    await screen.findByRole('dialog', { name: 'Edit' });
    await close();
    await gone();
    expect(address()).toBe('/orders');
    await leavesTo('/before');
  });

  it('stays away at the first page of the history', async () => {
    window.history.pushState(null, '', '/orders?edit=1');
    vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    show();
    await screen.findByRole('dialog', { name: 'Edit' });
    await userEvent.keyboard('{Escape}');
    await gone();
    act(() => window.history.back());
    await waitFor(() => expect(window.history.go).toHaveBeenCalledWith(-1));
    expect(address()).toBe('/orders');
    expect(dialog()).toBeNull();
  });

  it('is still open after a reload, and Back closes it', async () => {
    show();
    await press('By address');
    reload();
    await screen.findByRole('dialog', { name: 'Edit' });
    await back();
    await gone();
    expect(address()).toBe('/orders');
  });
});

describe('layers', () => {
  it('close one by one, the inner one first', async () => {
    show();
    await press('By state');
    await userEvent.click(screen.getByRole('button', { name: 'Inner form', hidden: true }));
    expect(screen.getByText('Inner')).toBeTruthy();
    await back();
    await waitFor(() => expect(screen.queryByText('Inner')).toBeNull());
    expect(dialog()).toBeTruthy();
    await back();
    await gone();
    expect(address()).toBe('/orders');
  });
});
