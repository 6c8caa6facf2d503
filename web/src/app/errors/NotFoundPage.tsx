import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageMeta } from '../../ui/PageMeta';

export const NotFoundPage = () => (
  <>
    <PageMeta title="Page not found" noIndex />
    <EmptyState
      heading="h1"
      title="This page went missing, like a single sock"
      text="The address may be mistyped, or the page has moved."
      action={
        <Button component={Link} to="/" variant="contained">
          Back to Home
        </Button>
      }
    />
  </>
);
