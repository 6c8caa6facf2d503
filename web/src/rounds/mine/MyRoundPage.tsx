import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMyRoundsQuery, type MyRoundsQuery } from '../../graphql/generated';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { shownData } from '../../ui/feedback/shownData';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { StaleNote } from '../../ui/feedback/StaleNote';
import { formatWeekday, todayPlus } from '../../ui/format/dates';
import { PageMeta } from '../../ui/PageMeta';
import { toggleStyles } from '../../ui/table/toggleStyles';
import { useUrlParams } from '../../ui/useUrlParams';
import { MyStops } from './MyStops';
import { useReadOnReturn } from './useReadOnReturn';

type Round = MyRoundsQuery['myRounds'][number];

/** Those of which the server tells drivers, by how many days they are from today. */
const days = [
  ['Yesterday', -1],
  ['Today', 0],
  ['Tomorrow', 1],
] as const;

/** The day that the address names, or today for any that nobody is told of. */
function useDay() {
  const { params, change } = useUrlParams();
  const asked = params.get('day');
  const today = todayPlus();
  const day = days.map(([, by]) => todayPlus(by)).find((one) => one === asked) ?? today;
  const choose = (next: string): void => change({ day: next === today ? null : next, stop: null });
  return { day, choose };
}

const DaySwitch = ({ day, choose }: ReturnType<typeof useDay>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    value={day}
    aria-label="Day"
    onChange={(_, next: string | null) => next && choose(next)}
  >
    {days.map(([label, by]) => (
      <ToggleButton key={label} value={todayPlus(by)} sx={{ ...toggleStyles, height: 48, px: 1 }}>
        {label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

const share = (part: number, whole: number): string => `${(100 * part) / Math.max(1, whole)}%`;

/** 4 of 11 done, 1 failed */
const Progress = ({ stops }: Pick<Round, 'stops'>) => {
  const count = (state: string): number => stops.filter((stop) => stop.state === state).length;
  const [done, failed, all] = [count('DONE'), count('FAILED'), stops.length - count('CANCELLED')];
  return (
    <Box>
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {done} of {all} done{failed > 0 && `, ${failed} failed`}
      </Typography>
      <Box
        aria-hidden
        sx={{
          ...{ display: 'flex', height: 8, mt: 0.5, borderRadius: 4, overflow: 'hidden' },
          bgcolor: 'divider',
        }}
      >
        <Box sx={{ width: share(done, all), bgcolor: 'success.main' }} />
        <Box sx={{ width: share(failed, all), bgcolor: 'error.main' }} />
      </Box>
    </Box>
  );
};

/** Says for which day there is none: the day switch stands above it. */
const nothing = (day: string): string => {
  const [label = ''] = days.find(([, by]) => todayPlus(by) === day) ?? [];
  return `No stops for ${label.toLowerCase()}.`;
};

/** The round of whoever drives: where to go next, and what there is to do. */
export const MyRoundPage = () => {
  const choice = useDay();
  const query = useMyRoundsQuery({ fetchPolicy: 'cache-and-network' });
  const again = (): void => void query.refetch().catch(() => undefined);
  useReadOnReturn(again);
  const rounds = shownData(query)?.myRounds;
  const stops = rounds?.find(({ day }) => day === choice.day)?.stops ?? [];
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageMeta title="My round" noIndex />
      <Typography variant="h2" component="h1">
        {formatWeekday(choice.day)}
      </Typography>
      <DaySwitch {...choice} />
      {rounds && query.error && <StaleNote error={query.error} onRetry={again} />}
      {!rounds && query.loading && <ListSkeleton label="Loading your round..." />}
      {!rounds && query.error && <ErrorState error={query.error} onRetry={again} />}
      {rounds && stops.length === 0 && (
        <EmptyState
          title={nothing(choice.day)}
          text="What is planned for you stands here as soon as it is."
        />
      )}
      {stops.length > 0 && (
        <>
          <Progress stops={stops} />
          <MyStops key={choice.day} stops={stops} />
        </>
      )}
    </Stack>
  );
};
