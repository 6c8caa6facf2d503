import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '../../../ui/feedback/useToast';
import type { Unsent } from '../../../ui/form/draft/unsent';
import { formatDateTime } from '../../../ui/format/dates';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import { isPhoto } from '../photos/photoDeed';

interface RefusedDeedProps {
  deed: Unsent;
  /** Name of the customer. */
  name: string;
  /** True if the stop is no longer in a round of the driver, so its form cannot be opened. */
  gone: boolean;
  onAgain: (deed: Unsent) => void;
  onDrop: (deed: Unsent) => void;
}

/** Text of a message to the office. */
const textOf = ({ deed, name }: Pick<RefusedDeedProps, 'deed' | 'name'>): string =>
  [name, deed.about, deed.at && formatDateTime(deed.at)].filter(Boolean).join('. ');

const CopyText = ({ text }: { text: string }) => {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied', { brief: true });
    } catch {
      toast.error('Could not copy. Call the office and read it out.');
    }
  };
  return (
    <Button variant="outlined" onClick={ignoreDoubleClick(() => void copy())}>
      Copy text
    </Button>
  );
};

/** Action that the server rejected, with its reason and buttons to repeat or drop it. */
export const RefusedDeed = ({ deed, name, gone, onAgain, onDrop }: RefusedDeedProps) => (
  <>
    <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
      Rejected: {gone ? 'this stop is no longer yours. Call the office.' : deed.problem}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& button': { minHeight: 48 } }}>
      {!gone && (
        <Button variant="outlined" onClick={ignoreDoubleClick(() => onAgain(deed))}>
          {isPhoto(deed) ? 'Send again' : 'Redo'}
        </Button>
      )}
      <CopyText text={textOf({ deed, name })} />
      <Button color="error" onClick={ignoreDoubleClick(() => onDrop(deed))}>
        Discard
      </Button>
    </Box>
  </>
);
