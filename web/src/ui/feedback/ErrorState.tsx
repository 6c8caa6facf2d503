import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '../../graphql/errors';
import { useRefetchOnFocus } from '../../graphql/useRefetchOnFocus';

interface ErrorStateProps {
  error: unknown;
  /** Text for failures without a message from the server. */
  text?: string;
  onRetry?: () => void;
}

export const ErrorState = ({ error, text, onRetry }: ErrorStateProps) => {
  useRefetchOnFocus(onRetry);
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', p: 4 }}>
      <Typography sx={{ color: 'error.main', fontWeight: 600 }}>
        {errorText(error, text)}
      </Typography>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
};
