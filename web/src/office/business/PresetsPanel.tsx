import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { presets, type Preset } from '../employees/presets';
import { useAccessPresetsQuery, type PresetForm_PresetFragment } from './PresetForm.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { Panel } from '../../ui/table/Panel';
import { presetText } from './presetValues';

const PresetForm = lazyDialog(() => import('./PresetForm'), 'PresetForm');

const dialogs = ['preset'] as const;

const labelOf = (name: Preset['name']): string =>
  presets.find((preset) => preset.name === name)?.label ?? name;

interface RowProps {
  preset: PresetForm_PresetFragment;
  onEdit: () => void;
}

const Row = ({ preset, onEdit }: RowProps) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, py: 1 },
      ...{ px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ mr: 'auto', minWidth: 0 }}>
      <Typography>{labelOf(preset.name)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {presetText(preset)}
      </Typography>
    </Box>
    <Button
      size="small"
      variant="outlined"
      aria-label={`Edit the preset: ${labelOf(preset.name)}`}
      onClick={onEdit}
    >
      Edit
    </Button>
  </Box>
);

/** Settings for the presets of the access form. */
export const PresetsPanel = () => {
  const { named, open, close } = useUrlDialog(dialogs);
  const { data, error, refetch } = useAccessPresetsQuery({ fetchPolicy: 'cache-and-network' });
  const edited = data?.accessPresets.find(({ id }) => id === named?.about);
  return (
    <Panel title="Presets for new employees">
      <Typography variant="body2" sx={{ color: 'text.secondary', px: { xs: 2, sm: 3 }, py: 1.5 }}>
        A preset fills in the form when you give an employee access. A change here does not change
        employees who already have access.
      </Typography>
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.accessPresets.map((preset) => (
            <Row key={preset.id} preset={preset} onEdit={() => open('preset', preset.id)} />
          ))}
        </Box>
      )}
      {!data && error && (
        <ErrorState
          error={error}
          text="Failed to fetch the presets"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton label="Loading the presets..." />}
      {edited && <PresetForm preset={edited} label={labelOf(edited.name)} onClose={close} />}
    </Panel>
  );
};
