import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { object, string, type InferType } from 'yup';
import {
  useCountPiecesMutation,
  type CountForm_OrderFragment,
  type CountPlace,
  type OrderStatus,
} from '../../../graphql/generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { DigitsField } from '../../../ui/form/DigitsField';
import { FailureNote } from '../../../ui/form/FailureNote';
import { Form } from '../../../ui/form/Form';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import type { OrderChange } from '../useOrderChange';
import { placeToCount, placeLabels, saidBefore } from './counts';

interface CountFormProps {
  order: CountForm_OrderFragment & { itemCount: number; orderStatus: OrderStatus };
  change: OrderChange;
  onDone: () => void;
}

const places: readonly CountPlace[] = ['IN', 'OUT'];

const schema = object({
  place: string<CountPlace>().oneOf(places).required(),
  pieces: string()
    .required('Enter the number of pieces')
    .matches(/^\d{1,4}$/, 'Pieces must be 0 to 9999'),
  note: string().trim().default(''),
});

type Values = InferType<typeof schema>;

const needed = 'It is required before dispatch.';

/** Asked for once the number is another one, unless that was explained before. */
const Why = ({ order }: Pick<CountFormProps, 'order'>) => {
  const { pieces } = useFormikContext<Values>().values;
  const { itemCount } = order;
  if (pieces === '' || Number(pieces) === itemCount) return null;
  const said = saidBefore(order, Number(pieces));
  return (
    <TextField
      name="note"
      label={`Why is the count not ${itemCount}?`}
      size="small"
      multiline
      helperText={said === null ? needed : `Reason already recorded: ${said}`}
    />
  );
};

/** How many pieces come into the plant, or leave it. */
export const CountForm = ({ order, change, onDone }: CountFormProps) => {
  const [count] = useCountPiecesMutation();
  const { id, itemCount } = order;
  const save = async (values: Values): Promise<boolean> => {
    const { place, pieces, note } = schema.cast(values);
    const counted = { place, pieces: Number(pieces) };
    // A note on another number of pieces does not apply.
    const why = counted.pieces === itemCount ? null : note || null;
    const saved = await change.run(async (version) => {
      const { data } = await count({ variables: { id, version, ...counted, note: why } });
      return data?.countPieces;
    });
    if (saved) onDone();
    return saved;
  };
  return (
    <FormLayer onClose={onDone}>
      <Form
        label="Count pieces"
        draft={`count:${id}`}
        schema={schema}
        initialValues={{ place: placeToCount(order), pieces: '', note: '' }}
        onSubmit={save}
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Count pieces
        </Typography>
        <Stack spacing={1.5}>
          <NativeSelectField name="place" label="Where" size="small">
            {places.map((place) => (
              <option key={place} value={place}>
                {placeLabels[place]}
              </option>
            ))}
          </NativeSelectField>
          <DigitsField
            name="pieces"
            label="Pieces"
            size="small"
            required
            autoFocus
            autoComplete="off"
          />
          <Why order={order} />
          <FailureNote failure={change.failure} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton size="small" busyText="Saving...">
              Save count
            </SubmitButton>
            <CloseButton size="small">Back</CloseButton>
          </Box>
        </Stack>
      </Form>
    </FormLayer>
  );
};
