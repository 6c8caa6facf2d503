import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

// Overlaps the top of the list, so that its appearance moves nothing under the pointer.
const place = {
  position: { xs: 'fixed', md: 'sticky' },
  top: { xs: 'auto', md: 72 },
  bottom: { xs: 88, md: 'auto' },
  insetInline: 0,
  height: 0,
  zIndex: 3,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
} as const;

const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 2,
  pr: 0.5,
  borderRadius: '22px',
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 'var(--soft-shadow)',
  fontSize: 14,
  fontWeight: 600,
  maxWidth: 'calc(100vw - 32px)',
  '& .MuiButton-root': { minHeight: { xs: 40, md: 32 }, borderRadius: '20px', flex: 'none' },
} as const;

interface NewsBarProps {
  /** Empty if nothing changed. */
  text: string;
  onShow: () => void;
}

/**
 * Announces orders that other users added to or removed from the list. The button reloads the list.
 */
export const ListUpdatesBar = ({ text, onShow }: NewsBarProps) => (
  <Box role="status" className="no-print" sx={place}>
    {text && (
      <Box sx={pill}>
        {text}
        <Button size="small" onClick={onShow}>
          Refresh list
        </Button>
      </Box>
    )}
  </Box>
);
