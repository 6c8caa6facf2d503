import type { KeyboardEvent } from 'react';
import { onlyOnce } from './onlyOnce';

/** A button that works: it takes no press meanwhile and is not disabled, which would take the focus away. A held key is one press. */
export const pressedOnce = (busy: boolean, work: () => void) => ({
  'aria-disabled': busy,
  onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
  onClick: onlyOnce(() => busy || work()),
});
