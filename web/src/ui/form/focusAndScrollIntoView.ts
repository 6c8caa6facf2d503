/** Focuses an element and scrolls it clear of sticky bars. */
export function focusAndScrollIntoView(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  // jsdom has no scrollIntoView.
  if ('scrollIntoView' in element) element.scrollIntoView({ block: 'center' });
}
