import { PERMISSION_NAMES, type PermissionName } from '@laundry/api/rules/permission';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useAccessPresetsQuery } from '../business/PresetForm.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { toggleStyles } from '../../ui/table/toggleStyles';
import type { AccessValues } from './access.schema';
import { permissionsWith, nameOf, type Preset, presetOf, presets } from './presets';
import { useChosen } from './useChosen';

// Four buttons fit on the narrowest phone.
const presetStyles: SxProps<Theme> = {
  ...(toggleStyles as object),
  px: { xs: 0.75, sm: 2 },
  fontSize: { xs: 13, sm: 14 },
  whiteSpace: 'nowrap',
};

/**
 * Buttons that fill in the permissions and the discount limit of a preset. Permissions that the
 * viewer lacks are left out.
 */
export const PresetButtons = () => {
  const may = usePermissions();
  const { setValues } = useFormikContext<AccessValues>();
  const { data, error, refetch } = useAccessPresetsQuery({ fetchPolicy: 'cache-and-network' });
  const preset = presetOf(useChosen());
  const settingsOf = ({ name }: Preset) => data?.accessPresets.find((one) => one.name === name);
  const tick = (one: Preset): void => {
    const settings = settingsOf(one);
    if (!settings) return;
    const names = permissionsWith(one, settings).filter(may).map(nameOf);
    const boxes = PERMISSION_NAMES.map((name) => [name, names.includes(name)]);
    const ticked = Object.fromEntries(boxes) as Record<PermissionName, boolean>;
    void setValues({ ...ticked, discountLimit: String(settings.discountLimit) }, false);
  };
  if (error && !data)
    return (
      <ErrorState error={error} text="Failed to fetch the presets" onRetry={() => void refetch()} />
    );
  return (
    <Box>
      <ToggleButtonGroup exclusive size="small" aria-label="Preset" value={preset?.label ?? ''}>
        {presets.map((one) => (
          <ToggleButton
            key={one.name}
            value={one.label}
            disabled={!settingsOf(one)}
            onClick={() => tick(one)}
            sx={presetStyles}
          >
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', mt: 1 }}>
        {preset?.about ?? 'Choose the preset that fits best, then change the ticks below.'}
      </Typography>
    </Box>
  );
};
