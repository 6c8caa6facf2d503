import { DEEDS } from '@laundry/api/permission';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/permission';
import { useFormikContext } from 'formik';
import type { Leave } from '../auth/leave/leave';
import { useMay } from '../auth/leave/may';
import { CheckField } from '../ui/form/CheckField';
import { DigitsField } from '../ui/form/DigitsField';
import { toggleStyles } from '../ui/table/toggleStyles';
import type { AccessValues } from './access.schema';
import { leaveGroups, nameOf, type Preset, presetOf, presets } from './presets';

interface AccessFieldsProps {
  about: string;
  /** Nothing of it is for whoever is here to change. */
  fixed: boolean;
  onEnd?: () => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// Four stand beside each other on the narrowest phone.
const presetStyles: SxProps<Theme> = {
  ...(toggleStyles as object),
  px: { xs: 0.75, sm: 2 },
  fontSize: { xs: 13, sm: 14 },
  whiteSpace: 'nowrap',
};

const useChosen = () => {
  const { values } = useFormikContext<AccessValues>();
  return PERMISSION_NAMES.filter((name) => values[name]);
};

/** Ticks what a kind of work takes, as far as whoever gives it may do it, too. */
const Presets = () => {
  const may = useMay();
  const { setValues } = useFormikContext<AccessValues>();
  const preset = presetOf(useChosen());
  const tick = ({ leaves, discountLimit }: Preset): void => {
    const names = leaves.filter(may).map(nameOf);
    const boxes = PERMISSION_NAMES.map((name) => [name, names.includes(name)]);
    const ticked = Object.fromEntries(boxes) as Record<PermissionName, boolean>;
    void setValues({ ...ticked, discountLimit: String(discountLimit) }, false);
  };
  return (
    <Box>
      <ToggleButtonGroup exclusive size="small" aria-label="Usual work" value={preset?.label ?? ''}>
        {presets.map((one) => (
          <ToggleButton
            key={one.label}
            value={one.label}
            onClick={() => tick(one)}
            sx={presetStyles}
          >
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mt: 1 }}>
        {preset?.about ?? 'Choose the work that comes nearest, then what differs from it.'}
      </Typography>
    </Box>
  );
};

/** What is wrong with what is ticked, or would be missed. */
const ChosenNote = () => {
  const { submitCount } = useFormikContext();
  const chosen = useChosen();
  if (chosen.length === 0 && submitCount > 0) {
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
        Please choose what they may do
      </Typography>
    );
  }
  const sees = chosen.includes('ORDERS_READ') || chosen.includes('ROUNDS_DRIVE');
  if (sees || !chosen.some((name) => /^(ORDERS|PAYMENTS)_/.test(name))) return null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      Who may not see orders finds none to do this with.
    </Typography>
  );
};

const Group = ({
  label,
  leaves,
  fixed,
}: {
  label: string;
  leaves: readonly Leave[];
  fixed: boolean;
}) => {
  const may = useMay();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 700, p: 0 }}>
        {label}
      </Typography>
      {leaves.map((leave) => (
        <Box key={leave} sx={{ py: 0.25 }}>
          <CheckField
            name={nameOf(leave)}
            label={capital(DEEDS[leave])}
            disabled={fixed || !may(leave)}
          />
        </Box>
      ))}
    </Box>
  );
};

/** The discount that they may give without the permission to give more. */
const LimitField = ({ fixed }: { fixed: boolean }) => {
  const { values } = useFormikContext<AccessValues>();
  return (
    <DigitsField
      name="discountLimit"
      label="Highest discount (%)"
      disabled={fixed || values.ORDERS_DISCOUNT}
      helperText={
        values.ORDERS_DISCOUNT
          ? 'They may give any discount.'
          : 'Percent of the items of one order, 0 to 100.'
      }
    />
  );
};

/** All that can be given, in words; what whoever is here may not do themselves cannot be ticked. */
export const AccessFields = ({ about, fixed, onEnd }: AccessFieldsProps) => (
  <>
    <Typography variant="body2">{about}</Typography>
    {!fixed && <Presets />}
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {leaveGroups.map(([label, leaves]) => (
        <Group key={label} label={label} leaves={leaves} fixed={fixed} />
      ))}
    </Box>
    <LimitField fixed={fixed} />
    <ChosenNote />
    {onEnd && (
      <Box>
        <Button color="error" onClick={onEnd} sx={{ ml: -2.75 }}>
          End access
        </Button>
      </Box>
    )}
  </>
);
