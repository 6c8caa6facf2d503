import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { onlyFirstClick } from '../ignoreDoubleClick';

type SubmitButtonProps = ButtonProps & { busyText?: string };

// Memoised, because the form re-renders at every key.
const StillButton = memo(Button);

export const SubmitButton = ({
  children,
  disabled,
  busyText = 'Loading...',
  ...rest
}: SubmitButtonProps) => {
  const { isSubmitting } = useFormikContext();
  return (
    <StillButton
      onClick={onlyFirstClick}
      type="submit"
      variant="contained"
      disabled={disabled || isSubmitting}
      aria-busy={isSubmitting}
      {...rest}
    >
      {isSubmitting ? busyText : children}
    </StillButton>
  );
};
