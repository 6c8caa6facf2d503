import { SavedAddresses } from '../addresses/SavedAddresses';
import { useAccountQuery } from '../graphql/generated';
import { ErrorState } from '../ui/feedback/ErrorState';
import { lazySection } from '../ui/feedback/lazySection';
import { SecurityCard } from '../security/SecurityCard';
import { ListSkeleton } from '../ui/feedback/skeletons';
import { ProfileCard } from './ProfileCard';

// Few customers are businesses.
const MyPriceList = lazySection(() => import('../enterprises/MyPriceList'), 'MyPriceList');

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
      <SecurityCard />
      {user.role === 'ENTERPRISE' && <MyPriceList />}
    </>
  );
};
