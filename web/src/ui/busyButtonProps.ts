import type { KeyboardEvent } from 'react';
import { ignoreDoubleClick } from './ignoreDoubleClick';

/**
 * Props of a busy button. The button ignores clicks but is not disabled, which would drop the
 * focus. Repeats of a held key are ignored.
 */
export const busyButtonProps = (busy: boolean, work: () => void) => ({
  'aria-disabled': busy,
  onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
  onClick: ignoreDoubleClick(() => busy || work()),
});
