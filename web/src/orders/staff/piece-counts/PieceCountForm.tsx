import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { object, string, type InferType } from 'yup';
import type { CountStage, OrderStatus } from '../../../graphql/schema.generated';
import {
  useRecordPieceCountMutation,
  type PieceCountForm_OrderFragment,
} from './PieceCountForm.generated';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FormLayer } from '../../../ui/dialog/Dialog';
import { DigitsField } from '../../../ui/form/DigitsField';
import { FailureNote } from '../../../ui/form/FailureNote';
import { Form } from '../../../ui/form/Form';
import { NativeSelectField } from '../../../ui/form/NativeSelectField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import type { OrderChange } from '../useOrderChange';
import { stageToCount, stageLabels, noteOfSameCount } from './pieceCounts';

interface PieceCountFormProps {
  order: PieceCountForm_OrderFragment & { itemCount: number; orderStatus: OrderStatus };
  change: OrderChange;
  onDone: () => void;
}

const stages: readonly CountStage[] = ['PLANT_IN', 'PLANT_OUT'];

const schema = object({
  stage: string<CountStage>().oneOf(stages).required(),
  pieces: string()
    .required('Enter the number of pieces')
    .matches(/^\d{1,4}$/, 'Pieces must be 0 to 9999'),
  note: string().trim().default(''),
});

type Values = InferType<typeof schema>;

const needed = 'A reason is required before dispatch.';

/** Field for the reason of a different count. A recorded reason for the same count stays valid. */
const Why = ({ order }: Pick<PieceCountFormProps, 'order'>) => {
  const { pieces } = useFormikContext<Values>().values;
  const { itemCount } = order;
  if (pieces === '' || Number(pieces) === itemCount) return null;
  const savedNote = noteOfSameCount(order, Number(pieces));
  return (
    <TextField
      name="note"
      label={`Why is the count not ${itemCount}?`}
      size="small"
      multiline
      helperText={savedNote === null ? needed : `Reason already recorded: ${savedNote}`}
    />
  );
};

/** Records the pieces that come into the plant or leave it. */
export const PieceCountForm = ({ order, change, onDone }: PieceCountFormProps) => {
  const [count] = useRecordPieceCountMutation();
  const { id, itemCount } = order;
  const save = async (values: Values): Promise<boolean> => {
    const { stage, pieces, note } = schema.cast(values);
    const counted = { stage, pieces: Number(pieces) };
    // The note explains a difference, so it does not apply to a matching count.
    const why = counted.pieces === itemCount ? null : note || null;
    const saved = await change.run(async (version) => {
      const { data } = await count({ variables: { id, version, ...counted, note: why } });
      return data?.recordPieceCount;
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
        initialValues={{ stage: stageToCount(order), pieces: '', note: '' }}
        onSubmit={save}
      >
        <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
          Count pieces
        </Typography>
        <Stack spacing={1.5}>
          <NativeSelectField name="stage" label="Count" size="small">
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {stageLabels[stage]}
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
