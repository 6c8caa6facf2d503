import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField, type FieldInputProps } from 'formik';
import { memo } from 'react';

interface CheckFieldProps {
  name: string;
  label: string;
}

type BoxProps = CheckFieldProps &
  Pick<FieldInputProps<boolean>, 'onChange' | 'onBlur'> & { checked: boolean };

const CheckBox = memo(({ label, ...field }: BoxProps) => (
  <FormControlLabel label={label} control={<Checkbox {...field} />} sx={{ minHeight: 44 }} />
));

export const CheckField = ({ name, label }: CheckFieldProps) => {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return <CheckBox {...{ name, label, onChange, onBlur }} checked={value} />;
};
