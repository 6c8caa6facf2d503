import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  asked,
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

describe.each(['By address', 'By state'])('a dialog opened %s', (by) => {
  it('is closed by Back without a remaining entry', async () => {
    show();
    await open(by);
    window.history.back();
    await gone();
    expect(window.location.pathname).toBe('/orders');
    expect(depth()).toBe(0);
  });

  it('is closed by Escape with its entry', async () => {
    show();
    await open(by);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    expect(window.location.search).toBe('');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
  ])('returns the focus to its opener: %s', async (_, leave) => {
    show();
    screen.getByRole('button', { name: by }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(depth()).toBe(1));
    await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
    await leave();
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: by }));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    [
      'Back',
      () => {
        window.history.back();
        return Promise.resolve();
      },
    ],
    [
      'a click beside it',
      () => userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement),
    ],
  ])('asks before %s discards typed values', async (_, leave) => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await leave();
    await asked();
    // The second dialog reuses the window of the first.
    expect(document.querySelectorAll('[role$="dialog"]')).toHaveLength(1);
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
    await waitFor(() => expect(depth()).toBe(1));
    await leave();
    await asked();
    await press('Discard');
    await gone();
    await waitFor(() => expect(depth()).toBe(0));
    await open(by);
    expect(box().value).toBe('Asha');
  });

  it('treats Back at the question as Keep editing', async () => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    window.history.back();
    await asked();
    await waitFor(() => expect(depth()).toBe(2));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
  });

  it('does not close while it saves, and saves once', async () => {
    show();
    await open(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(box(), '{Enter}{Enter}');
    await userEvent.keyboard('{Escape}');
    const takenBack = vi.spyOn(window.history, 'go');
    window.history.back();
    await waitFor(() => expect(takenBack).toHaveBeenCalledWith(1));
    await waitFor(() => expect(depth()).toBe(1));
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy();
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    server.answer();
    await gone();
    expect(server.sent).toEqual(['Asha Rao']);
    await waitFor(() => expect(depth()).toBe(0));
    await open(by);
    expect(box().value).toBe('Asha');
  });
});

describe('a form inside a page', () => {
  it('gives the focus back to what opened it', async () => {
    show();
    await press('Inner form');
    await press('Done');
    expect(screen.queryByText('Inner')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inner form' }));
  });

  it('does not take the focus back from another element', async () => {
    show();
    await open('Inner form');
    const elsewhere = screen.getByRole('button', { name: 'By state' });
    elsewhere.focus();
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Inner')).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
  });
});
