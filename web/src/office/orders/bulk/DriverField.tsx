import { useDriversQuery } from './AssignDialog.generated';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';

export const DriverField = () => {
  const { data, loading } = useDriversQuery({ fetchPolicy: 'cache-and-network' });
  const none = data?.drivers.length === 0;
  return (
    <NativeSelectField
      name="driverId"
      label="Driver"
      required
      autoFocus
      disabled={loading && !data}
      helperText={
        none
          ? 'No employee has permission to drive rounds. You can give it in Employee Details'
          : undefined
      }
    >
      <option value="" aria-label="None" />
      {data?.drivers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelectField>
  );
};
