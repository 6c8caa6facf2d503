import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useDownload } from '../../session/useDownload';
import { useCashOfDayQuery } from './CashUpPage.generated';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { toDay, todayPlus } from '../../ui/format/dates';
import { PageMeta } from '../../ui/PageMeta';
import { FilterDate } from '../../ui/table/FilterDate';
import { Panel } from '../../ui/table/Panel';
import { useUrlParams } from '../../ui/useUrlParams';
import { busyButtonProps } from '../../ui/busyButtonProps';
import { CashOfDayTable } from './CashOfDayTable';
import { personOf } from './cashRules';
import { CloseCashUpDialog } from './CloseCashUpDialog';
import { ClosedCashUps } from './ClosedCashUps';

const dialogs = ['count'] as const;

const nameOf = ({ userId, method }: { userId: string; method?: string | null }): string =>
  `${userId}.${method ?? ''}`;

const CsvButton = () => {
  const csv = useDownload('cash-up');
  return (
    <Button
      size="small"
      {...busyButtonProps(csv.busy, () => void csv.download('/api/cashup/export.csv'))}
    >
      {csv.busy ? 'Preparing...' : 'Download CSV'}
    </Button>
  );
};

/** Cash closing (cash-up): money received per person on one day, to count and close. */
export const CashUpPage = () => {
  const { params, change } = useUrlParams();
  const { named, open, close } = useUrlDialog(dialogs);
  const today = todayPlus();
  const asked = toDay(params.get('day'));
  const day = asked && asked <= today ? asked : today;
  const mayExport = usePermissions()('reports.read');
  const query = useCashOfDayQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const cash = dataOrPrevious(query)?.cashOfDay;
  const counted = named && cash?.find((one) => nameOf(one) === named.about);
  return (
    <Stack spacing={2}>
      <PageMeta title="Cash closing" noIndex />
      <Panel
        title="Cash closing"
        heading="h1"
        actions={mayExport && <CsvButton />}
        filters={
          <FilterDate
            label="Day"
            value={day}
            max={today}
            limitText="This day is in the future"
            onChange={(next) => change({ day: next === today ? null : next })}
          />
        }
      >
        {cash && cash.length > 0 && (
          <CashOfDayTable cash={cash} onClose={(one) => open('count', nameOf(one))} />
        )}
        {cash?.length === 0 && (
          <EmptyState
            title="Nothing to count"
            text="No payments or refunds on this day. Choose another day."
          />
        )}
        {!cash && query.loading && <ListSkeleton />}
        {!cash && query.error && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Panel>
      <ClosedCashUps />
      {counted && (
        <CloseCashUpDialog
          key={named.about}
          day={day}
          cash={counted}
          person={personOf(counted, cash ?? [])}
          onClose={close}
        />
      )}
    </Stack>
  );
};
