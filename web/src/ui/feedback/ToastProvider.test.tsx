import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyToasts, ToastProvider } from './ToastProvider';
import { useToast, type Toast } from './useToast';

let toast: Toast;
const Speaker = ({ onReady }: { onReady: (toast: Toast) => void }) => {
  onReady(useToast());
  return null;
};

let place: HTMLElement;
beforeAll(() => LazyToasts.load());
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.id = 'toasts';
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Speaker onReady={(ready) => (toast = ready)} />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  place.remove();
  vi.useRealTimers();
});

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = (): boolean =>
  screen.queryByText('Saved')?.closest<HTMLElement>('[role]')?.style.transform === 'none';

const say = (work: () => void): void => {
  act(work);
  pass(0);
  expect(shown()).toBe(true);
};

it.each([
  ['success', 5000, () => toast.success('Saved')],
  ['error', 5000, () => toast.error('Saved')],
  ['info', 5000, () => toast.info('Saved')],
  ['brief success', 2000, () => toast.success('Saved', { brief: true })],
  ['brief failure', 2000, () => toast.failure(new Error(), 'Saved', { brief: true })],
])('%s stays for %d ms', (_kind, stay, work) => {
  say(work);
  pass(stay - 1);
  expect(shown()).toBe(true);
  pass(1);
  expect(shown()).toBe(false);
});

it.each([
  ['a failure at once', 'alert', () => toast.error('Saved')],
  ['a success when there is a pause', 'status', () => toast.success('Saved')],
])('screen readers announce %s once', (_, role, work) => {
  say(work);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  expect(screen.getByRole(role).textContent).toBe('Saved');
});

it('shows a repeated message once', () => {
  say(() => {
    toast.info('Saved');
    toast.info('Saved');
  });
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

it('is announced while a dialog hides the rest of the page', async () => {
  place.setAttribute('aria-hidden', 'true');
  await act(() => Promise.resolve());
  expect(place.hasAttribute('aria-hidden')).toBe(false);
});

it('closes the toast of a failure after a successful retry', () => {
  say(() => toast.failure(new Error(), 'Saved'));
  act(() => void toast.success('Done'));
  pass(300);
  expect(shown()).toBe(false);
  expect(screen.queryByText('Done')).not.toBeNull();
});

it('stays while the pointer is on the toast', () => {
  say(() => toast.success('Saved'));
  pass(4900);
  fireEvent.mouseEnter(screen.getByText('Saved'));
  pass(60_000);
  expect(shown()).toBe(true);
});

it('stays while another window has the focus', () => {
  say(() => toast.success('Saved'));
  pass(4900);
  fireEvent.blur(window);
  pass(60_000);
  expect(shown()).toBe(true);
  fireEvent.focus(window);
  pass(5000);
  expect(shown()).toBe(false);
});

describe('a button at the top right', () => {
  let button: HTMLElement;
  const at = (left: number, top: number): void => {
    button.getBoundingClientRect = () => new DOMRect(left, top, 120, 44);
  };
  beforeEach(() => {
    button = document.body.appendChild(document.createElement('button'));
  });
  afterEach(() => button.remove());

  it.each([
    ['gets the focus', () => button.focus()],
    ['is clicked', () => fireEvent.click(button)],
  ])('is not covered after it %s', (_, use) => {
    at(window.innerWidth - 140, 100);
    use();
    expect(place.hasAttribute('data-at-bottom')).toBe(true);
  });

  it('is ignored after another control is used', () => {
    at(window.innerWidth - 140, 100);
    fireEvent.click(button);
    at(window.innerWidth - 140, 600);
    fireEvent.click(button);
    expect(place.hasAttribute('data-at-bottom')).toBe(false);
    at(20, 100);
    button.focus();
    expect(place.hasAttribute('data-at-bottom')).toBe(false);
  });

  it('is still uncovered while the focus is in a toast', () => {
    at(window.innerWidth - 140, 100);
    button.focus();
    say(() => toast.success('Saved'));
    fireEvent.keyDown(window, { altKey: true, code: 'KeyT', key: 't' });
    expect(place.contains(document.activeElement)).toBe(true);
    expect(place.hasAttribute('data-at-bottom')).toBe(true);
  });
});

describe('a toast with an action', () => {
  const press = vi.fn();
  const offer = (): void => say(() => toast.success('Saved', { act: { label: 'Undo', press } }));
  const undo = (): HTMLElement => screen.getByRole('button', { name: 'Undo' });
  const key = { altKey: true, code: 'KeyT', key: 't' };
  beforeEach(() => press.mockClear());

  it('stays for ten seconds', () => {
    offer();
    pass(9999);
    expect(shown()).toBe(true);
    pass(1);
    pass(300);
    expect(shown()).toBe(false);
    expect(press).not.toHaveBeenCalled();
  });

  it.each([
    ['the pointer is on it', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus is in it', fireEvent.focusIn, fireEvent.focusOut],
  ])('waits while %s', (_, begin, end) => {
    offer();
    pass(9900);
    begin(undo());
    pass(60_000);
    expect(shown()).toBe(true);
    end(undo());
    pass(5000);
    pass(300);
    expect(shown()).toBe(false);
  });

  it('can be focused with Alt+T, acts once, and returns the focus', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    offer();
    fireEvent.keyDown(window, key);
    const button = undo();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(before);
    pass(300);
    expect(shown()).toBe(false);
    before.remove();
  });

  it('can be shown twice with the same text', () => {
    offer();
    act(() => void toast.success('Saved', { act: { label: 'Undo', press } }));
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  });
});
