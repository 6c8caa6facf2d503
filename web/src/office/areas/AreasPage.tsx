import Stack from '@mui/material/Stack';
import { usePermissions } from '../../session/permissions/usePermissions';
import { BusinessPanel } from '../business/BusinessPanel';
import { PageMeta } from '../../ui/PageMeta';
import { AreasPanel } from './AreasPanel';
import { HolidaysPanel } from './holidays/HolidaysPanel';
import { WaitlistPanel } from './WaitlistPanel';

/** Settings of service areas, closed days and the waitlist, with links to the other settings. */
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
