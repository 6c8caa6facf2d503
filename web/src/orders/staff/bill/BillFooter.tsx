import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CloseButton } from '../../../ui/dialog/CloseButton';
import { FailureNote } from '../../../ui/form/FailureNote';
import type { SaveFailure } from '../../../ui/form/saveFailure';
import { onlyFirstClick } from '../../../ui/ignoreDoubleClick';
import { Shortcut } from '../../../ui/Shortcut';

interface BillFooterProps {
  /** The reason why the bill cannot be saved. */
  refusal: string | null | undefined;
  /** The error of the last save. */
  failure: SaveFailure | null;
  busy: boolean;
  save: string;
  /** Keyboard shortcut for saving. */
  keys?: string;
  /** The total of the bill. */
  children: ReactNode;
}

export const BillFooter = ({ refusal, failure, busy, save, keys, children }: BillFooterProps) => (
  <>
    {refusal && <Alert severity="error">{refusal}</Alert>}
    <FailureNote failure={failure} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        type="submit"
        variant="contained"
        size="small"
        disabled={busy}
        onClick={onlyFirstClick}
      >
        {busy ? 'Saving...' : save}
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
