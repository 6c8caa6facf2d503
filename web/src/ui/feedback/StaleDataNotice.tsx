import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorText } from '../../graphql/errors';
import { useRefetchOnFocus } from '../../graphql/useRefetchOnFocus';

interface StaleDataNoticeProps {
  error: unknown;
  /** Text for failures without a message from the server. */
  text?: string;
  onRetry?: () => void;
}

/** Note above loaded content after a failed refresh: the content may be out of date. */
export const StaleDataNotice = ({ error, text, onRetry }: StaleDataNoticeProps) => {
  useRefetchOnFocus(onRetry);
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
      This may be out of date. {errorText(error, text)}
    </Alert>
  );
};
