/** Ref callback that focuses an element without scrolling to it. */
export const focusWithoutScroll = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });
