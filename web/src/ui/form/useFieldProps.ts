import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { useCallback } from 'react';

export interface FieldProps {
  field: FieldInputProps<string>;
  /** The same one in every render, as are those of `field`: a box is drawn anew for what is typed into it, and no other. */
  setValue: (value: string) => void;
  /** What is wrong, once the field was touched. */
  error: string | undefined;
}

export function useFieldProps(name: string, validate?: () => string | undefined): FieldProps {
  const [field, meta] = useField<string>({ name, validate });
  const { setFieldValue } = useFormikContext();
  const setValue = useCallback(
    (value: string) => void setFieldValue(name, value),
    [name, setFieldValue],
  );
  return { field, setValue, error: meta.touched ? meta.error : undefined };
}
