import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { shortcutsFor, type ListedKey } from './shortcutLabels';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

const Keys = ({ keys }: { keys: readonly ListedKey[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
  >
    {keys.map(({ shown, does }) => (
      <Box key={shown} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ minWidth: 72 }}>
          <Box
            component="kbd"
            sx={{
              px: 0.75,
              fontFamily: 'inherit',
              fontSize: 13,
              fontWeight: 600,
              borderRadius: '5px',
              border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
              whiteSpace: 'nowrap',
            }}
          >
            {shown}
          </Box>
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {does}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Lists the shortcuts that the user may use. */
export const ShortcutsDialog = ({ open, onClose }: ShortcutsDialogProps) => {
  const titleId = useId();
  const may = usePermissions();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {shortcutsFor(may).map(([place, keys]) => (
            <section key={place} aria-label={place}>
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                {place}
              </Typography>
              <Keys keys={keys} />
            </section>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
          Single-key shortcuts are off while you type.
        </Typography>
      </DialogContent>
      <DialogActions>
        <CloseButton>Close</CloseButton>
      </DialogActions>
    </Dialog>
  );
};
