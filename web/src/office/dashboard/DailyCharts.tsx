import Box from '@mui/material/Box';
import type { DailyCharts_TotalsFragment } from './DailyCharts.generated';
import { formatDate } from '../../ui/format/dates';
import { formatCount, formatMoney } from '../../ui/format/formatMoney';
import { axisCount, axisMoney, TimeChart } from './TimeChart';

const dayName = (day: string, place: 'axis' | 'bar'): string =>
  place === 'axis' ? formatDate(day).slice(0, 6) : formatDate(day);

export const DailyCharts = ({ totals }: { totals: readonly DailyCharts_TotalsFragment[] }) => {
  const days = totals.map(({ day }) => day);
  const orders = totals.map((day) => day.orders);
  const collected = totals.map((day) => day.collected);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        p: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TimeChart
        title="Orders"
        total={formatCount(sum(orders))}
        names={days}
        formatName={dayName}
        values={orders}
        color="var(--mui-palette-primary-main)"
        format={(value) => `${value} orders`}
        formatAxis={axisCount}
      />
      <TimeChart
        title="Collections"
        total={formatMoney(sum(collected))}
        names={days}
        formatName={dayName}
        values={collected}
        color="var(--mui-palette-accent-main)"
        format={formatMoney}
        formatAxis={axisMoney}
      />
    </Box>
  );
};
