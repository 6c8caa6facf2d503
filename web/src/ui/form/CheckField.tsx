import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField, type FieldInputProps } from 'formik';
import { memo } from 'react';

interface CheckFieldProps {
  name: string;
  label: string;
  disabled?: boolean;
}

type BoxProps = CheckFieldProps &
  Pick<FieldInputProps<boolean>, 'onChange' | 'onBlur'> & { checked: boolean };

const CheckBox = memo(({ label, disabled, ...field }: BoxProps) => (
  <FormControlLabel
    label={label}
    disabled={disabled}
    control={<Checkbox {...field} />}
    sx={{ minHeight: 44 }}
  />
));

export const CheckField = ({ name, label, disabled }: CheckFieldProps) => {
  const [{ value, onChange, onBlur }, { touched, error }] = useField<boolean>(name);
  return (
    <>
      <CheckBox {...{ name, label, disabled, onChange, onBlur }} checked={value} />
      {touched && error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </>
  );
};
