import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';
import { DateField } from '../../ui/form/DateField';
import { formatDate, todayPlus } from '../../ui/format/dates';
import { dayRefusal, slotsOf, type Availability } from './pickupAvailability';
import { bookableDays } from '../pickupDay.schema';
import { pickupDayText, isAfterLastPickup } from '../pickupHours';

// The build prerenders this page, which must not contain the build date.
const prerendering = typeof window === 'undefined';

interface PickupDateChoiceProps {
  word: string;
  day: string;
  chosen: boolean;
  over: boolean;
  onChoose: (day: string) => void;
}

const PickupDateChoice = memo(({ word, day, chosen, over, onChoose }: PickupDateChoiceProps) => (
  <Button
    variant={chosen ? 'contained' : 'outlined'}
    aria-pressed={chosen}
    disabled={over}
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

/** True if the address has slots. The pickups of today then end with the last slot. */
const hasTimes = (times: Availability | undefined): boolean =>
  times?.isServed === true && !times.acceptsAnyTime;

/**
 * Hides "today" after closing time for an address without slots. The prerendered page shows it,
 * because the build does not know the time.
 */
const offeredChoices = (times: Availability | undefined) =>
  quickChoices.filter(
    ({ days }) => days > 0 || prerendering || hasTimes(times) || !isAfterLastPickup(),
  );

const isOver = (times: Availability | undefined, day: string): boolean =>
  day === todayPlus() && hasTimes(times) && slotsOf(times, day).length === 0;

const Refusal = ({ children }: { children: string }) => (
  <Box component="span" role="status" sx={{ color: 'error.main' }}>
    {children}
  </Box>
);

interface PickupDateFieldProps {
  name: string;
  /** Availability at this address. */
  times?: Availability;
}

/** Buttons for today and tomorrow, and a calendar for other days. */
export const PickupDateField = ({ name, times }: PickupDateFieldProps) => {
  const { values, setFieldValue } = useFormikContext<Record<string, string>>();
  const setValue = useCallback(
    (day: string) => void setFieldValue(name, day),
    [name, setFieldValue],
  );
  const chosen = values[name] ?? '';
  const refusal = dayRefusal(times, chosen);
  const choices = offeredChoices(times);
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
        <PickupDateChoice
          key={word}
          word={word}
          day={todayPlus(days)}
          chosen={chosen === todayPlus(days)}
          over={isOver(times, todayPlus(days))}
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
          helperText={refusal ? <Refusal>{refusal}</Refusal> : pickupDayText(chosen) || ' '}
        />
      </Box>
    </Box>
  );
};
