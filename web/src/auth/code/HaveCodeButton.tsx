import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { emailSchema } from '../email.schema';

interface HaveCodeButtonProps {
  onHaveCode: (email: string) => void;
}

/** The way to the boxes for a code that came already; it needs the e-mail and nothing else. */
export const HaveCodeButton = ({ onHaveCode }: HaveCodeButtonProps) => {
  const { values, setTouched, isSubmitting } = useFormikContext<{ email: string }>();
  const go = (): void => {
    if (emailSchema.isValidSync(values)) return onHaveCode(values.email.trim());
    document.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
    // Leaving another box must not ask for what this way does not need.
    void setTouched({ email: true });
  };
  return (
    <Button color="inherit" disabled={isSubmitting} onClick={go}>
      I already have a code
    </Button>
  );
};
