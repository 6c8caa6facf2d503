import Stack from '@mui/material/Stack';
import { usePermissions } from '../auth/permissions/usePermissions';
import { BusinessPanel } from '../business/BusinessPanel';
import { PageMeta } from '../ui/PageMeta';
import { AreasPanel } from './AreasPanel';
import { HolidaysPanel } from './holidays/HolidaysPanel';
import { WaitlistPanel } from './WaitlistPanel';

/** Where the laundry comes to and when, on which days it does not, who waits for it elsewhere; and the way to the other settings. */
export const AreasPage = () => {
  const mayChange = usePermissions()('settings.write');
  return (
    <Stack spacing={2}>
      <PageMeta title="Areas" noIndex />
      <AreasPanel />
      <HolidaysPanel />
      <WaitlistPanel />
      {mayChange && <BusinessPanel />}
    </Stack>
  );
};
