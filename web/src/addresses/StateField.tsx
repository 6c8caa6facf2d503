import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useStatesQuery } from './StateField.generated';
import { SelectField } from '../ui/form/SelectField';
import type { TextFieldProps } from '../ui/form/TextField';
import { useFieldProps } from '../ui/form/useFieldProps';

/** Selects a state or union territory of India. After a failed load the user can try again. */
export const StateField = (props: TextFieldProps) => {
  const { data, loading, error, refetch } = useStatesQuery();
  const { field } = useFieldProps(props.name);
  if (error && !data) {
    return (
      <Stack direction="row" role="alert" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography sx={{ color: 'error.main' }}>
          The list of states could not be loaded.
        </Typography>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Stack>
    );
  }
  const names = (data?.states ?? []).map(({ name }) => name);
  // The saved state of an address stays an option while the list loads, or if the list no longer
  // contains it.
  const all = field.value && !names.includes(field.value) ? [field.value, ...names] : names;
  return (
    <SelectField
      {...props}
      disabled={loading}
      options={all.map((name) => ({ value: name, label: name }))}
    />
  );
};
