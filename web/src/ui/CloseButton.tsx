import Button, { type ButtonProps } from '@mui/material/Button';
import { useClose } from './useGuard';

/** Closes the dialog or the form that it stands in, and asks first when something would be lost. */
export const CloseButton = (props: Omit<ButtonProps, 'onClick'>) => {
  const close = useClose();
  return <Button color="inherit" {...props} onClick={close} />;
};
