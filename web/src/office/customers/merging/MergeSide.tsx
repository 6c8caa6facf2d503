import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAddress } from '../../../addresses/formatAddress';
import type { MergeSide_UserFragment } from './MergeSide.generated';
import { formatDate } from '../../../ui/format/dates';
import { Money } from '../../../ui/format/Money';
import { DescriptionList } from '../../../ui/table/DescriptionList';

/** One of the two customers to compare. */
export const MergeSide = ({ user }: { user: MergeSide_UserFragment }) => (
  <Box component="section" aria-label={user.name} sx={{ minWidth: 0 }}>
    <Typography variant="h4" component="h3">
      {user.name}
    </Typography>
    <DescriptionList
      facts={[
        ['Phone', user.phone ?? '-'],
        ['Email', user.email ?? user.pendingEmail ?? 'None'],
        ['Sign-in', user.email ? 'Signs in with this email' : 'Cannot sign in'],
        ['Orders', user.orderCount],
        ['Due', <Money key="due" paise={user.balance} />],
        ['Addresses', user.addresses.map(formatAddress).join('; ') || '-'],
        ['Customer since', formatDate(user.createdAt)],
      ]}
    />
  </Box>
);
