import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useHotkey } from './useHotkey';

const Keys = ({ onPage, inDialog }: { onPage: () => void; inDialog: () => void }) => {
  useHotkey({ key: 'n' }, onPage);
  useHotkey({ key: 'p', inDialog: true }, inDialog);
  useHotkey({ key: 'x' }, onPage, { enabled: false });
  return (
    <>
      <input aria-label="Text" />
      <textarea aria-label="Note" />
      <select aria-label="Choice" />
      <button>Press</button>
    </>
  );
};

function show() {
  const onPage = vi.fn();
  const inDialog = vi.fn();
  render(<Keys onPage={onPage} inDialog={inDialog} />);
  return { onPage, inDialog, button: screen.getByRole('button') };
}

afterEach(cleanup);

describe('a key for the whole page', () => {
  it('runs its action, also in upper case, and prevents the default action', () => {
    const { onPage, button } = show();
    expect(fireEvent.keyDown(button, { key: 'n' })).toBe(false);
    fireEvent.keyDown(document.body, { key: 'N' });
    expect(onPage).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(document.body, { key: 'm' });
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(onPage).toHaveBeenCalledTimes(2);
  });

  it.each(['Text', 'Note', 'Choice'])('is plain text in the field %s', (label) => {
    const { onPage } = show();
    expect(fireEvent.keyDown(screen.getByLabelText(label), { key: 'n' })).toBe(true);
    expect(onPage).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('ignores browser shortcuts with %s', (held) => {
    const { onPage } = show();
    expect(fireEvent.keyDown(document.body, { key: 'n', [held]: true })).toBe(true);
    expect(onPage).not.toHaveBeenCalled();
  });

  it.each(['dialog', 'alertdialog'])(
    'is ignored under an open %s, unless it belongs to it',
    (role) => {
      const { onPage, inDialog } = show();
      const open = document.createElement('div');
      open.setAttribute('role', role);
      document.body.append(open);
      fireEvent.keyDown(document.body, { key: 'n' });
      fireEvent.keyDown(document.body, { key: 'p' });
      open.remove();
      expect(onPage).not.toHaveBeenCalled();
      expect(inDialog).toHaveBeenCalledOnce();
    },
  );

  it('ignores page shortcuts while the dialog shows a step', () => {
    const { inDialog } = show();
    const open = document.createElement('div');
    open.innerHTML = '<div role="dialog"><div data-step></div></div>';
    document.body.append(open);
    fireEvent.keyDown(document.body, { key: 'p' });
    open.remove();
    expect(inDialog).not.toHaveBeenCalled();
  });
});
