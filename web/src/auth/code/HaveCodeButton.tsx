import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { emailSchema } from '../email.schema';

interface HaveCodeButtonProps {
  onHaveCode: (email: string) => void;
}

/** Opens the boxes for a code that the user received earlier. Only the e-mail is required. */
export const HaveCodeButton = ({ onHaveCode }: HaveCodeButtonProps) => {
  const { values, setTouched, isSubmitting } = useFormikContext<{ email: string }>();
  const go = (): void => {
    if (emailSchema.isValidSync(values)) return onHaveCode(values.email.trim());
    document.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
    // Marks the e-mail only, because the other fields are not required here.
    void setTouched({ email: true });
  };
  return (
    <Button color="inherit" disabled={isSubmitting} onClick={go}>
      I already have a code
    </Button>
  );
};
