import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { DateField } from '../ui/form/DateField';
import { formatDate, todayPlus } from '../ui/format/dates';
import { useFieldProps } from '../ui/form/useFieldProps';
import { bookableDays } from './pickupDay.schema';
import { pickupDayText, pickupsEnded } from './pickupHours';

// A page made at build time must not tell the day of the build.
const prerendering = typeof window === 'undefined';

interface DayChoiceProps {
  word: string;
  day: string;
  chosen: boolean;
  onChoose: (day: string) => void;
}

const DayChoice = memo(({ word, day, chosen, onChoose }: DayChoiceProps) => (
  <Button
    variant={chosen ? 'contained' : 'outlined'}
    aria-pressed={chosen}
    onClick={() => onChoose(day)}
    sx={{ flexDirection: 'column', minHeight: 56, lineHeight: 1.3, borderRadius: '12px', px: 2 }}
  >
    {word}
    <Box component="span" sx={{ fontSize: 14, fontWeight: 500 }}>
      {prerendering ? '\u00a0' : formatDate(day).slice(0, 6)}
    </Box>
  </Button>
));

const quickChoices = [
  { word: 'Today', days: 0 },
  { word: 'Tomorrow', days: 1 },
];

/** Today is none any more once nobody comes today, which a page made at build time cannot know. */
const offeredChoices = () =>
  quickChoices.filter(({ days }) => days > 0 || prerendering || !pickupsEnded());

/** Today and tomorrow in one tap; the calendar for every other day. */
export const PickupDateField = ({ name }: { name: string }) => {
  const { field, setValue } = useFieldProps(name);
  const choices = offeredChoices();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${choices.length}, auto) 1fr` },
        alignItems: 'start',
      }}
    >
      {choices.map(({ word, days }) => (
        <DayChoice
          key={word}
          word={word}
          day={todayPlus(days)}
          chosen={field.value === todayPlus(days)}
          onChoose={setValue}
        />
      ))}
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <DateField
          name={name}
          label="Pickup Date"
          min={todayPlus()}
          max={todayPlus(bookableDays)}
          required
          helperText={pickupDayText(field.value) || ' '}
        />
      </Box>
    </Box>
  );
};
