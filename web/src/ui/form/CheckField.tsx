import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';

interface CheckFieldProps {
  name: string;
  label: string;
}

export const CheckField = ({ name, label }: CheckFieldProps) => {
  const [field] = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={field.name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      }
      sx={{ minHeight: 44 }}
    />
  );
};
