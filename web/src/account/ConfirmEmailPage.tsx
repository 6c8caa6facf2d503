import Typography from '@mui/material/Typography';
import { PageMeta } from '../ui/PageMeta';

export const ConfirmEmailPage = () => (
  <>
    <PageMeta title="Confirm your e-mail" noIndex />
    <Typography variant="h2" component="h1">
      Confirm your e-mail
    </Typography>
  </>
);
