import { DEEDS } from '@laundry/api/permission';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Leave } from '../../auth/leave/leave';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageMeta } from '../../ui/PageMeta';

interface NoLeavePageProps {
  label: string;
  /** Any of these would have been enough. */
  needs: readonly Leave[];
  /** Where the work of whoever is here begins. */
  home: string;
}

/** Says which leave a page takes that somebody of the staff was not given, and who gives it. */
export const NoLeavePage = ({ label, needs, home }: NoLeavePageProps) => (
  <>
    <PageMeta title={`${label} is not among your pages`} noIndex />
    <EmptyState
      heading="h1"
      title={`${label} is not among your pages`}
      text={`You do not have permission to ${needs.map((leave) => DEEDS[leave]).join(' or ')}. An admin can give it.`}
      action={
        <Button component={Link} to={home} variant="contained">
          Back to your work
        </Button>
      }
    />
  </>
);
