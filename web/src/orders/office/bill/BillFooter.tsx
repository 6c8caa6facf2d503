import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FailureNote } from '../../../ui/form/FailureNote';
import { onlyFirstClick } from '../../../ui/ignoreDoubleClick';
import { Shortcut } from '../../../ui/Shortcut';
import type { OrderChange } from '../useOrderChange';

interface BillFooterProps {
  /** Why it cannot be saved as it stands. */
  refusal: string | null | undefined;
  change: OrderChange;
  save: string;
  /** The keys that save it as well. */
  keys?: string;
  /** What it comes to. */
  children: ReactNode;
}

/** Footer of a bill form: error, buttons and total. */
export const BillFooter = ({ refusal, change, save, keys, children }: BillFooterProps) => (
  <>
    {refusal && <Alert severity="error">{refusal}</Alert>}
    <FailureNote failure={change.failure} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        type="submit"
        variant="contained"
        size="small"
        disabled={change.busy}
        onClick={onlyFirstClick}
      >
        {change.busy ? 'Saving...' : save}
        {keys && (
          <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
            <Shortcut keys={keys} />
          </Box>
        )}
      </Button>
      <CloseButton size="small">Cancel</CloseButton>
      {children}
    </Box>
  </>
);
