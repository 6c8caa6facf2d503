import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SavedAddresses } from '../addresses/SavedAddresses';
import { useChangeSubscription } from '../../session/subscriptions/useChangeSubscription';
import {
  AccountDocument,
  MyRecurringPickupsChangedDocument,
  useAccountQuery,
  type AccountQuery,
} from './AccountTab.generated';
import { useRefetch } from '../../graphql/useRefetch';
import { RecurringPickups } from '../../orders/recurring/RecurringPickups';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { lazySection } from '../../ui/feedback/lazySection';
import { SecurityCard } from '../security/SecurityCard';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { ProfileCard } from './ProfileCard';

// Loaded separately, because few customers are enterprises.
const MyPriceList = lazySection(() => import('./MyPriceList'), 'MyPriceList');
const MyStatements = lazySection(() => import('./MyStatements'), 'MyStatements');

/** Recurring pickups of the customer. Changes by staff show at once, but not while a dialog is open. */
const RecurringSection = ({ pickups }: { pickups: AccountQuery['recurringPickups'] }) => {
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(MyRecurringPickupsChangedDocument, () => read(AccountDocument, {}), {
    hold: 'dialog',
  });
  return (
    <Card
      component="section"
      aria-label="Recurring pickups"
      sx={{ mt: 5, p: { xs: 2.5, md: 3.5 } }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Recurring pickups
      </Typography>
      <RecurringPickups
        pickups={pickups}
        none="You have no recurring pickups. Choose “Repeat this pickup” while booking for a weekly or fortnightly pickup."
      />
    </Card>
  );
};

export const AccountTab = () => {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  const user = data?.me;
  if (!user) {
    return error ? (
      <ErrorState error={error} text="Failed to fetch user" onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton label="Loading account details..." />
    );
  }
  return (
    <>
      <ProfileCard user={user} />
      <SavedAddresses user={user} />
      {(user.role === 'CUSTOMER' || user.role === 'ENTERPRISE') && (
        <RecurringSection pickups={data.recurringPickups} />
      )}
      <SecurityCard />
      {user.role === 'ENTERPRISE' && <MyStatements userId={user.id} />}
      {user.role === 'ENTERPRISE' && <MyPriceList />}
    </>
  );
};
