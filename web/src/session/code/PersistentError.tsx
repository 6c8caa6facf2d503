import Typography from '@mui/material/Typography';

/** Error that stays visible after its toast closes. */
export const PersistentError = ({ text }: { text: string | null }) => (
  <Typography role="alert" variant="body2" sx={{ color: 'error.main', textAlign: 'center' }}>
    {text}
  </Typography>
);
