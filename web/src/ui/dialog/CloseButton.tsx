import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent, Ref } from 'react';
import { useClose } from './useUnsavedChangesGuard';

type CloseButtonProps = Omit<ButtonProps, 'onClick'> & { ref?: Ref<HTMLButtonElement> };

/**
 * Keeps the focus in a field while the button is pressed. On blur the field may show an error,
 * which would move the button away from the pointer.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Closes the surrounding dialog or form. Unsaved input must be confirmed first. */
export const CloseButton = (props: CloseButtonProps) => {
  const close = useClose();
  return <Button color="inherit" {...props} onMouseDown={keepFocus} onClick={close} />;
};
