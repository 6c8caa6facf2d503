/** Moves the focus to an element and the page to it, clear of whatever sticks to an edge. */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  // Not every environment can scroll.
  if ('scrollIntoView' in element) element.scrollIntoView({ block: 'center' });
}
