import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { useClose } from './useGuard';

type CloseButtonProps = Omit<ButtonProps, 'onClick'> & { ref?: Ref<HTMLButtonElement> };

/** Closes the dialog or the form that it stands in, and asks first when something would be lost. */
export const CloseButton = (props: CloseButtonProps) => {
  const close = useClose();
  return <Button color="inherit" {...props} onClick={close} />;
};
