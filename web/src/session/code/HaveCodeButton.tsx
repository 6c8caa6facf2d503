import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface HaveCodeButtonProps {
  onHaveCode: (email: string) => void;
}

/** Opens the boxes for a code that the user received earlier. Only the e-mail is required. */
export const HaveCodeButton = ({ onHaveCode }: HaveCodeButtonProps) => {
  const { values, setTouched, validateForm, isSubmitting } = useFormikContext<{ email: string }>();
  const go = async (): Promise<void> => {
    const errors = await validateForm();
    if (!errors.email) return onHaveCode(values.email.trim());
    document.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
    // Marks the e-mail only, because the other fields are not required here.
    void setTouched({ email: true });
  };
  return (
    <Button color="inherit" disabled={isSubmitting} onClick={() => void go()}>
      I already have a code
    </Button>
  );
};
