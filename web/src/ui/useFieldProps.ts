import { useField, type FieldInputProps, type FieldHelperProps } from 'formik';

interface FieldProps {
  field: FieldInputProps<string>;
  helpers: FieldHelperProps<string>;
  /** What is wrong, once the field was touched. */
  error: string | undefined;
}

export function useFieldProps(name: string): FieldProps {
  const [field, meta, helpers] = useField<string>(name);
  return { field, helpers, error: meta.touched ? meta.error : undefined };
}
