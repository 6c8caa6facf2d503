import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SaveFailure } from './saveFailure';

interface FailureNoteProps {
  failure: SaveFailure | null;
  /** True if a retry cannot succeed. */
  isFinal?: boolean;
}

/** Scrolls to the note, which may be out of view on a phone. */
function intoView(note: HTMLElement | null): void {
  // jsdom has no scrollIntoView.
  if (note && 'scrollIntoView' in note) note.scrollIntoView({ block: 'nearest' });
}

const clear = { scrollMarginBlock: '16px' } as const;

/** Reason for a failed save, next to the pressed button. */
export const FailureNote = ({ failure, isFinal }: FailureNoteProps) => {
  if (!failure) return null;
  if (!failure.changes) {
    return (
      <Alert ref={intoView} severity="error" sx={clear}>
        {failure.text}
      </Alert>
    );
  }
  return (
    <Alert ref={intoView} severity="warning" role="alert" sx={clear}>
      {failure.text}
      {failure.changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {failure.changes.map((line) => (
            <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
      )}
      {!isFinal && <Box>Your changes are kept. Review them and save again.</Box>}
    </Alert>
  );
};
