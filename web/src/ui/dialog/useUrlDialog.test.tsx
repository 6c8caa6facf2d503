import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUrlDialog } from './useUrlDialog';

const names = ['view', 'edit'] as const;
const details = ['do'] as const;

const show = () =>
  renderHook(() => useUrlDialog(names, details), { wrapper: BrowserRouter }).result;

describe('a dialog in the URL', () => {
  beforeEach(() => window.history.pushState(null, '', '/orders?search=shirt'));

  it('belongs to its screen, with its subject', () => {
    const dialog = show();
    expect(dialog.current.named).toBeNull();
    act(() => dialog.current.open('view', '7', { do: 'pay' }));
    expect(dialog.current.named).toEqual({ dialog: 'view', about: '7' });
    expect(window.location.search).toBe('?search=shirt&view=7&do=pay');
    act(() => dialog.current.open('edit', '8'));
    expect(window.location.search).toBe('?search=shirt&edit=8');
  });

  it('removes its details when it closes, and nothing else', () => {
    window.history.pushState(null, '', '/orders?search=shirt&view=7&do=pay');
    const dialog = show();
    act(() => dialog.current.close());
    expect(dialog.current.named).toBeNull();
    expect(window.location.search).toBe('?search=shirt');
  });

  it('opens in a separate history entry, which Back leaves', () => {
    const dialog = show();
    const before = window.history.length;
    act(() => dialog.current.open('view', '7'));
    expect(window.history.length).toBe(before + 1);
    act(() => dialog.current.close());
    expect(window.history.length).toBe(before + 1);
  });
});
