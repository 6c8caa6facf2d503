import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  box,
  depth,
  dialog,
  gone,
  open,
  press,
  server,
  show,
  onOnePage,
} from '../testing/dialogPage';

onOnePage();
afterEach(() => vi.restoreAllMocks());

/** Delays history events until `until` ends, as slow browsers do. */
function slowTravel(until: () => Promise<void>) {
  const go = window.history.go.bind(window.history);
  return vi.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
    void until().then(() => go(steps));
  });
}

async function savedAfterBack(): Promise<void> {
  server.answer();
  await gone();
}

describe.each(['By address', 'By state'])('a dialog opened %s that is saved', (by) => {
  it('during a reverted Back closes with its entry, and Back works as before', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/orders');
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const travels = slowTravel(savedAfterBack);
    window.history.back();
    await gone();
    // The travel forward reaches the entry of the dialog. No dialog is open for this entry, so the
    // app goes back.
    await waitFor(() => expect(travels.mock.calls).toEqual([[1], [-1]]));
    await waitFor(() => expect(depth()).toBe(0));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(window.location.pathname).toBe('/orders');
    await open(by);
    expect(box().value).toBe('Asha');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });
});

describe("while the closed dialog's history entry is left", () => {
  it('a saved dialog closes with its own entry', async () => {
    show();
    await open('By address');
    await userEvent.type(box(), ' Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Inner form', hidden: true }));
    await waitFor(() => expect(depth()).toBe(2));
    slowTravel(savedAfterBack);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(depth()).toBe(0));
    expect(window.location.pathname + window.location.search).toBe('/orders');
    expect(dialog()).toBeNull();
    await open('By address');
  });
});

describe('a dialog in the URL', () => {
  it.each([
    ['Escape', () => void userEvent.keyboard('{Escape}')],
    ['Back', () => window.history.back()],
  ])('is closed by %s without leaving the page', async (_, leave) => {
    window.history.pushState(null, '', '/elsewhere');
    window.history.pushState(null, '', '/orders?edit=1');
    show();
    await screen.findByRole('dialog', { name: 'Edit' });
    await waitFor(() => expect(depth()).toBe(1));
    leave();
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    expect(window.location.pathname + window.location.search).toBe('/orders');
  });
});

describe('layers', () => {
  it('close one by one, the inner one first', async () => {
    show();
    await press('Inner form');
    await waitFor(() => expect(depth()).toBe(1));
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Inner')).toBeNull());
    expect(depth()).toBe(0);
  });
});
