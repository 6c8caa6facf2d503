import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { onlyFirstClick } from '../onlyOnce';

type SubmitButtonProps = ButtonProps & { busyText?: string };

export const SubmitButton = ({
  children,
  disabled,
  busyText = 'Loading...',
  ...rest
}: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      onClick={onlyFirstClick}
      type="submit"
      variant="contained"
      disabled={disabled || isSubmitting}
      aria-busy={isSubmitting}
      {...rest}
    >
      {isSubmitting ? busyText : children}
    </Button>
  );
};
