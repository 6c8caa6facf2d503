import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, because another button may be under the pointer then. */
export const ignoreDoubleClick =
  (work: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) work();
  };

/** Like `ignoreDoubleClick`, for a submit button: the second click does not submit. */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
