/** For the ref of what has the focus first: nothing scrolls to it. */
export const focusWithoutScroll = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });
