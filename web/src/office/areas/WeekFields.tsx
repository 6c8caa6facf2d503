import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Weekday } from '../../graphql/schema.generated';
import { sameValues } from '../../ui/form/draft/typedValues';
import { weekdayName } from '../../ui/format/capitalise';
import type { AreaValues } from './area.schema';
import { SlotFields } from './SlotFields';
import { copied, copyTargets, type TypedWeek, withNewSlot } from './typedWeek';
import { weekdays } from './week';

interface Copy {
  from: Weekday;
  /** Target days as a text. */
  to: string;
  before: Partial<TypedWeek>;
  after: Partial<TypedWeek>;
}

interface DayFieldsProps {
  day: Weekday;
  /** Days to which the user has just copied the slots. */
  copiedTo: string | undefined;
  onCopy: (label: string, to: readonly Weekday[]) => void;
  onUndo: () => void;
}

const quiet = { minHeight: 36, px: 1, minWidth: 0 } as const;

const DayFields = ({ day, copiedTo, onCopy, onUndo }: DayFieldsProps) => {
  const { values, setFieldValue } = useFormikContext<AreaValues>();
  const slots = values[day];
  const label = weekdayName(day);
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
        m: 0,
        p: 0,
        pt: 1,
        minWidth: 0,
        display: 'grid',
        gap: 1,
      }}
    >
      <Typography
        component="legend"
        variant="body2"
        sx={{ float: 'left', width: '100%', p: 0, fontWeight: 700 }}
      >
        {label}
      </Typography>
      {slots.map(({ key }, at) => (
        <SlotFields
          key={key}
          path={`${day}.${at}`}
          name={`${label}, slot ${at + 1}`}
          isNew={key.startsWith('new-') && !slots[at]?.startTime}
          onRemove={() =>
            void setFieldValue(
              day,
              slots.filter((slot) => slot.key !== key),
            )
          }
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, ml: -1 }}>
        <Button
          size="small"
          aria-label={`Add slot on ${label}`}
          onClick={() => void setFieldValue(day, withNewSlot(slots))}
          sx={quiet}
        >
          Add slot
        </Button>
        {slots.length > 0 &&
          copyTargets.map(({ label: to, days }) => (
            <Button
              key={to}
              size="small"
              color="inherit"
              aria-label={`Copy to ${to}: ${label}`}
              onClick={() =>
                onCopy(
                  to,
                  days.filter((one) => one !== day),
                )
              }
              sx={{ ...quiet, color: 'text.secondary' }}
            >
              Copy to {to}
            </Button>
          ))}
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', fontSize: 14, pl: 1 }}>
          {copiedTo && (
            <>
              Copied to {copiedTo}
              <Button
                size="small"
                aria-label={`Undo the copy of ${label}`}
                onClick={onUndo}
                sx={quiet}
              >
                Undo
              </Button>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
};

/** Slots of each weekday. Staff can copy the slots of a day to other days, and undo the copy. */
export const WeekFields = () => {
  const { values, setValues } = useFormikContext<AreaValues>();
  const [copy, setCopy] = useState<Copy | null>(null);
  const isUnchanged =
    copy && sameValues(copy.after, { ...copy.after, ...pick(values, copy.after) });
  const copyTo = (from: Weekday) => (label: string, to: readonly Weekday[]) => {
    const after = copied(values[from], to);
    setCopy({ from, to: label, before: pick(values, after), after });
    void setValues({ ...values, ...after });
  };
  const undo = (): void => {
    void setValues({ ...values, ...copy?.before });
    setCopy(null);
  };
  return (
    <Box component="section" aria-label="Slots" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Pickup slots for each day of the week. An area without slots has pickups at any time.
      </Typography>
      {weekdays.map(({ day }) => (
        <DayFields
          key={day}
          day={day}
          copiedTo={isUnchanged && copy.from === day ? copy.to : undefined}
          onCopy={copyTo(day)}
          onUndo={undo}
        />
      ))}
    </Box>
  );
};

const pick = (values: AreaValues, days: Partial<TypedWeek>): Partial<TypedWeek> =>
  Object.fromEntries(Object.keys(days).map((day) => [day, values[day as Weekday]]));
