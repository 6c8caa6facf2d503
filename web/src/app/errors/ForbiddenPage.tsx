import { PERMISSION_LABELS, type Permission } from '@laundry/api/rules/permission';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageMeta } from '../../ui/PageMeta';

interface ForbiddenPageProps {
  label: string;
  /** The user needs one of these permissions. */
  needs: readonly Permission[];
  /** Path of the first page that the user may open. */
  home: string;
}

/** Page for a user without access. It lists the permissions that the page needs. */
export const ForbiddenPage = ({ label, needs, home }: ForbiddenPageProps) => (
  <>
    <PageMeta title={`You do not have access to ${label}`} noIndex />
    <EmptyState
      heading="h1"
      title={`You do not have access to “${label}”`}
      text={`You do not have permission to ${needs.map((permission) => PERMISSION_LABELS[permission]).join(' or ')}. Please ask an admin.`}
      action={
        <Button component={Link} to={home} variant="contained">
          Back to Home
        </Button>
      }
    />
  </>
);
