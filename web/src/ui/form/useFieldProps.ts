import { useField, type FieldInputProps, type FieldHelperProps } from 'formik';

export interface FieldProps {
  field: FieldInputProps<string>;
  helpers: FieldHelperProps<string>;
  /** What is wrong, once the field was touched. */
  error: string | undefined;
}

export function useFieldProps(name: string, validate?: () => string | undefined): FieldProps {
  const [field, meta, helpers] = useField<string>({ name, validate });
  return { field, helpers, error: meta.touched ? meta.error : undefined };
}
