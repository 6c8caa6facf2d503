import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../session/session';
import { ErrorState } from '../ui/feedback/ErrorState';
import { ListSkeleton } from '../ui/feedback/skeletons';
import { StaleDataNotice } from '../ui/feedback/StaleDataNotice';
import { formatWeekday, todayPlus } from '../ui/format/dates';
import { PageMeta } from '../ui/PageMeta';
import { toggleStyles } from '../ui/table/toggleStyles';
import { useUrlParams } from '../ui/useUrlParams';
import { RoundOfDay } from './RoundOfDay';
import { useMyRounds } from './useMyRounds';

/** Days for which drivers see rounds, as offset from today. */
const days = [
  ['Yesterday', -1],
  ['Today', 0],
  ['Tomorrow', 1],
] as const;

/** Day in the URL; today if it is out of range. */
function useDay() {
  const { params, change } = useUrlParams();
  const asked = params.get('day');
  const today = todayPlus();
  const day = days.map(([, by]) => todayPlus(by)).find((one) => one === asked) ?? today;
  const choose = (next: string): void => change({ day: next === today ? null : next, stop: null });
  const [label = ''] = days.find(([, by]) => todayPlus(by) === day) ?? [];
  return { day, label: label.toLowerCase(), choose };
}

const DaySwitch = ({ day, choose }: Pick<ReturnType<typeof useDay>, 'day' | 'choose'>) => (
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

const staleText =
  'The server cannot be reached. Your entries are saved on this phone and sent automatically.';

/** Round of the signed-in driver: the current stop and all other stops. */
export const MyRoundPage = () => {
  const choice = useDay();
  const userId = useSessionUser()?.id ?? '';
  const { rounds, stops, error, loading, again } = useMyRounds(userId);
  return (
    <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageMeta title="My round" noIndex />
      <Typography variant="h2" component="h1">
        {formatWeekday(choice.day)}
      </Typography>
      <DaySwitch day={choice.day} choose={choice.choose} />
      {rounds && error && <StaleDataNotice error={error} text={staleText} onRetry={again} />}
      {!rounds && loading && <ListSkeleton label="Loading your round..." />}
      {!rounds && error && <ErrorState error={error} onRetry={again} />}
      {rounds && <RoundOfDay day={choice.day} label={choice.label} rounds={rounds} stops={stops} />}
    </Stack>
  );
};
