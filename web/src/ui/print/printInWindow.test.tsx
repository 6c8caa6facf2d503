import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printInWindow } from './printInWindow';

/** Fake print window. */
function openable() {
  const view = document.createElement('iframe');
  document.body.append(view);
  const opened = view.contentWindow as Window;
  const close = vi.spyOn(opened, 'close').mockReturnValue();
  const print = vi.spyOn(opened, 'print').mockReturnValue();
  vi.spyOn(opened, 'focus').mockReturnValue();
  return { opened, close, print };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('printing', () => {
  it('fills a window of 1000x800, prints it, and closes it after 300 ms', () => {
    const { opened, close, print } = openable();
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    expect(printInWindow('Orders', <h1>Two orders</h1>)).toBe(true);
    expect(open).toHaveBeenCalledWith('', '_blank', 'width=1000,height=800');
    expect(opened.document.title).toBe('Orders');
    expect(opened.document.body.textContent).toBe('Two orders');
    expect(print).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(299);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  it('uses an iframe if the window is blocked, and reports it', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const printed: string[] = [];
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      const target = document.implementation.createHTMLDocument();
      const view = new EventTarget();
      return Object.assign(view, {
        document: target,
        focus: () => undefined,
        print: () => {
          printed.push(target.body.textContent ?? '');
          view.dispatchEvent(new Event('afterprint'));
        },
      }) as unknown as Window;
    });
    expect(printInWindow('Orders', <h1>Two orders</h1>)).toBe(false);
    expect(printed).toEqual(['Two orders']);
    vi.advanceTimersByTime(299);
    expect(document.querySelector('iframe')).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(document.querySelector('iframe')).toBeNull();
  });
});
