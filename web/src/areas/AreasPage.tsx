import Stack from '@mui/material/Stack';
import { PageMeta } from '../ui/PageMeta';
import { AreasPanel } from './AreasPanel';
import { ClosedDaysPanel } from './closed-days/ClosedDaysPanel';
import { WishesPanel } from './WishesPanel';

/** Where the laundry comes to and when, on which days it does not, and who waits for it elsewhere. */
export const AreasPage = () => (
  <Stack spacing={2}>
    <PageMeta title="Areas" noIndex />
    <AreasPanel />
    <ClosedDaysPanel />
    <WishesPanel />
  </Stack>
);
