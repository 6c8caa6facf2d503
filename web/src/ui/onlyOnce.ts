import type { MouseEvent } from 'react';

/** A double click is one deed: what stands under the pointer by its second click was not meant. */
export const onlyOnce =
  (work: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) work();
  };

/** The same for a button that submits: its second click submits nothing. */
export function onlyFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
