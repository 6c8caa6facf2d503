import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CloseButton } from '../../../../ui/dialog/CloseButton';
import type { SaveFailure } from '../../../../ui/form/saveFailure';
import { FailureNote } from '../../../../ui/form/FailureNote';
import { SubmitButton } from '../../../../ui/form/SubmitButton';

interface DeliverFooterProps {
  failure: SaveFailure | null;
  /** Text of the link to the other delivery form. */
  other: string;
  onOther: () => void;
}

export const DeliverFooter = ({ failure, other, onOther }: DeliverFooterProps) => (
  <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
    <FailureNote failure={failure} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SubmitButton size="small" busyText="Saving...">
        Deliver
      </SubmitButton>
      <CloseButton size="small">Cancel</CloseButton>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ ml: { sm: 'auto' } }}
        // Without this the empty field loses the focus and shows its error. The link then moves and
        // the click is lost.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOther}
      >
        {other}
      </Link>
    </Box>
  </Box>
);
