import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorText } from '../../graphql/errors';
import { useReadOnReturn } from '../../graphql/useReadOnReturn';

interface StaleNoteProps {
  error: unknown;
  /** Used when the server sent no words of its own. */
  text?: string;
  onRetry?: () => void;
}

/** Over what was loaded before: it stays readable, and says that it may be out of date. */
export const StaleNote = ({ error, text, onRetry }: StaleNoteProps) => {
  useReadOnReturn(onRetry);
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      action={
        onRetry && (
          <Button size="small" color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
            Try again
          </Button>
        )
      }
    >
      May be out of date: {errorText(error, text)}
    </Alert>
  );
};
