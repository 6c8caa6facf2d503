import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '../../ui/feedback/useToast';
import type { QueuedAction } from '../../offline/queueStorage';
import { formatDateTime } from '../../ui/format/dates';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { isPhoto } from '../photos/photoUpload';

interface RejectedActionProps {
  action: QueuedAction;
  /** Name of the customer. */
  name: string;
  /**
   * True if the stop is no longer in a round of the driver. The form of the action then cannot be
   * opened.
   */
  gone: boolean;
  onAgain: (action: QueuedAction) => void;
  onDrop: (action: QueuedAction) => void;
}

/** Text of a message to the office. */
const textOf = ({ action, name }: Pick<RejectedActionProps, 'action' | 'name'>): string =>
  [name, action.about, action.at && formatDateTime(action.at)].filter(Boolean).join('. ');

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
export const RejectedAction = ({ action, name, gone, onAgain, onDrop }: RejectedActionProps) => (
  <>
    <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
      Rejected: {gone ? 'this stop is no longer yours. Call the office.' : action.problem}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& button': { minHeight: 48 } }}>
      {!gone && (
        <Button variant="outlined" onClick={ignoreDoubleClick(() => onAgain(action))}>
          {isPhoto(action) ? 'Send again' : 'Redo'}
        </Button>
      )}
      <CopyText text={textOf({ action, name })} />
      <Button color="error" onClick={ignoreDoubleClick(() => onDrop(action))}>
        Discard
      </Button>
    </Box>
  </>
);
