import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { box, depth, gone, open, press, server, show, onOnePage } from '../testing/dialogPage';

onOnePage();

describe.each(['By address', 'By state'])('a dialog opened %s that is saved', (by) => {
  it('while a Back is taken back is gone with its entry, and Back works as before', async () => {
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/orders');
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // Going through the history takes its time: meanwhile the answer comes and closes the dialog.
    const go = window.history.go.bind(window.history);
    const travels = vi.spyOn(window.history, 'go').mockImplementationOnce((steps) => {
      server.answer();
      void gone().then(() => go(steps));
    });
    window.history.back();
    await gone();
    // Up to the entry of the dialog, and from there, as nothing is open over it, down again.
    await waitFor(() => expect(travels.mock.calls).toEqual([[1], [-1]]));
    await waitFor(() => expect(depth()).toBe(0));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(window.location.pathname).toBe('/orders');
    travels.mockRestore();
    await open(by);
    expect(box().value).toBe('Asha');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });
});

describe('a dialog that a link names', () => {
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
