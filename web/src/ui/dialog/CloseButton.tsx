import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { useClose } from './useUnsavedChangesGuard';

type CloseButtonProps = Omit<ButtonProps, 'onClick'> & { ref?: Ref<HTMLButtonElement> };

/** Closes the surrounding dialog or form. Unsaved input must be confirmed first. */
export const CloseButton = (props: CloseButtonProps) => {
  const close = useClose();
  return <Button color="inherit" {...props} onClick={close} />;
};
