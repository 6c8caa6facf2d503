import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  asked,
  back,
  box,
  dialog,
  gone,
  press,
  server,
  show,
  onOnePage,
} from '../testing/dialogPage';

onOnePage();

describe.each(['By address', 'By state'])('a dialog opened %s', (by) => {
  it('is closed by Back', async () => {
    show();
    await press(by);
    window.history.back();
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/orders');
  });

  it('is closed by Escape', async () => {
    show();
    await press(by);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(window.location.search).toBe('');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
  ])('returns the focus to its opener: %s', async (_, leave) => {
    show();
    screen.getByRole('button', { name: by }).focus();
    await userEvent.keyboard('{Enter}');
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
    await press(by);
    await userEvent.type(box(), ' Rao');
    await leave();
    await asked();
    // The second dialog reuses the window of the first.
    expect(document.querySelectorAll('[role$="dialog"]')).toHaveLength(1);
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
    await leave();
    await asked();
    await press('Discard');
    await gone();
    await press(by);
    expect(box().value).toBe('Asha');
  });

  it('treats Back at the question as Keep editing', async () => {
    show();
    await press(by);
    await userEvent.type(box(), ' Rao');
    window.history.back();
    await asked();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box().value).toBe('Asha Rao');
  });

  it('does not close while it saves, and saves once', async () => {
    show();
    await press(by);
    await userEvent.type(box(), ' Rao');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(box(), '{Enter}{Enter}');
    await userEvent.keyboard('{Escape}');
    await back();
    expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy();
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    server.answer();
    await gone();
    expect(server.sent).toEqual(['Asha Rao']);
    await press(by);
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
    await press('Inner form');
    const elsewhere = screen.getByRole('button', { name: 'By state' });
    elsewhere.focus();
    window.history.back();
    await waitFor(() => expect(screen.queryByText('Inner')).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
  });
});
