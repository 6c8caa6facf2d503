import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, because another button may be under the pointer then. */
export const ignoreDoubleClick =
  (work: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) work();
  };

/** The same for a button that submits: its second click submits nothing. */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
