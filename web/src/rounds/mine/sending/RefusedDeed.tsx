import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '../../../ui/feedback/useToast';
import type { Unsent } from '../../../ui/form/draft/unsent';
import { formatDateTime } from '../../../ui/format/dates';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import { isPhoto } from '../photos/photoDeed';

interface RefusedDeedProps {
  deed: Unsent;
  /** Whose, in words. */
  name: string;
  /** Its stop is in no round of theirs any more: there is no form to do it again. */
  gone: boolean;
  onAgain: (deed: Unsent) => void;
  onDrop: (deed: Unsent) => void;
}

/** For a message to the office. */
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

/** What the server did not take, and what can be done about it. */
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
