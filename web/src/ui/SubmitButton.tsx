import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

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
      // The second click of a double one is the same deed.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
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
