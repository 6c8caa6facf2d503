/** Focuses an element and scrolls it clear of sticky bars. */
export function focusAndScrollIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  // Not every environment can scroll.
  if ('scrollIntoView' in element) element.scrollIntoView({ block: 'center' });
}
