import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { memo, useId } from 'react';
import { useFieldProps } from '../../ui/form/useFieldProps';
import { formatSpan } from '../pickupTime';
import { anyTime, chosenSlot, type Slot } from './pickupAvailability';

const capacityLabel = (remaining: number): string => {
  if (remaining === 0) return 'Full';
  return remaining === 1 ? 'Only 1 left' : `${remaining} left`;
};

const twoWhereTheyFit = 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))';

const choiceStyle = {
  ...{ m: 0, pr: 1.5, minHeight: 44, border: 1, borderColor: 'divider', borderRadius: '8px' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'primary.light' },
} as const;

interface ChoiceProps {
  value: string;
  words: string;
  /** Text after the slot. */
  left?: string;
  disabled?: boolean;
  error: boolean;
}

const Choice = ({ value, words, left, disabled, error }: ChoiceProps) => (
  <FormControlLabel
    value={value}
    disabled={disabled}
    control={<Radio size="small" slotProps={{ input: { 'aria-invalid': error } }} />}
    label={
      <>
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
          {words}
        </Box>
        {left && (
          <>
            {' · '}
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontSize: 14 }}>
              {left}
            </Box>
          </>
        )}
      </>
    }
    sx={choiceStyle}
  />
);

interface SlotListProps {
  slots: readonly Slot[];
  chosen: string;
  staff: boolean;
  error: string | undefined;
  onChoose: (slotId: string) => void;
}

const SlotList = memo(({ slots, chosen, staff, error, onChoose }: SlotListProps) => {
  const errorId = useId();
  return (
    <Box>
      <RadioGroup
        name="slotId"
        aria-label="Time"
        aria-describedby={error ? errorId : undefined}
        value={chosen}
        onChange={(_, slotId) => onChoose(slotId)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: twoWhereTheyFit }}
      >
        {slots.map(({ id, remaining, ...span }) => (
          <Choice
            key={id}
            value={id}
            words={formatSpan(span)}
            left={capacityLabel(remaining)}
            disabled={remaining === 0}
            error={Boolean(error)}
          />
        ))}
        {staff && <Choice value={anyTime} words="Any time" error={Boolean(error)} />}
      </RadioGroup>
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
});

interface SlotFieldProps {
  /** Slots of the chosen day. */
  slots: readonly Slot[];
  /** True for staff, who need not choose a slot. */
  staff?: boolean;
  /** True if the day field already explains why there are no slots. */
  saidOfDay?: boolean;
}

/**
 * Slots of a day with the pickups left. Also shows an error without slots, unless the day field
 * explains it.
 */
export const SlotField = ({ slots, staff = false, saidOfDay = false }: SlotFieldProps) => {
  const { field, setValue, error } = useFieldProps('slotId');
  const chosen = chosenSlot(slots, field.value, { staff });
  if (slots.length > 0)
    return <SlotList {...{ slots, chosen, staff, error }} onChoose={setValue} />;
  return error && !saidOfDay ? <FormHelperText error>{error}</FormHelperText> : null;
};
