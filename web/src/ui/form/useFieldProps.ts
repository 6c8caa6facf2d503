import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { useCallback } from 'react';

export interface FieldProps {
  field: FieldInputProps<string>;
  /** The same function in every render, so that typing re-renders only its own field. */
  setValue: (value: string) => void;
  /** Validation error, once the user has touched the field. */
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
