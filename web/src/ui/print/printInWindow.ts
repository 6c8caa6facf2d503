import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const closeDelay = 300;

function fill(target: Document, title: string, sheet: ReactNode): void {
  target.title = title;
  const root = createRoot(target.body);
  flushSync(() => root.render(sheet));
}

function printInFrame(title: string, sheet: ReactNode): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;width:1000px;height:800px;left:-2000px;border:0';
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) return frame.remove();
  fill(view.document, title, sheet);
  // Some browsers return from print() before they print. The frame stays until they report the end.
  view.addEventListener('afterprint', () => window.setTimeout(() => frame.remove(), closeDelay));
  view.focus();
  view.print();
}

/**
 * Prints in a new window that closes itself. If pop-ups are blocked, prints from a hidden iframe and returns
 * false.
 */
export function printInWindow(title: string, sheet: ReactNode): boolean {
  const view = window.open('', '_blank', 'width=1000,height=800');
  if (!view) {
    printInFrame(title, sheet);
    return false;
  }
  fill(view.document, title, sheet);
  view.focus();
  view.print();
  window.setTimeout(() => view.close(), closeDelay);
  return true;
}
