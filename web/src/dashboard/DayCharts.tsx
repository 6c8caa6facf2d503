import Box from '@mui/material/Box';
import type { DayCharts_FiguresFragment } from '../graphql/generated';
import { formatDate } from '../ui/format/dates';
import { formatCount, formatMoney } from '../ui/format/formatMoney';
import { axisCount, axisMoney, TimeChart } from './TimeChart';

const dayName = (day: string, place: 'axis' | 'bar'): string =>
  place === 'axis' ? formatDate(day).slice(0, 6) : formatDate(day);

export const DayCharts = ({ figures }: { figures: readonly DayCharts_FiguresFragment[] }) => {
  const days = figures.map(({ date }) => date);
  const orders = figures.map((figure) => figure.orders);
  const takings = figures.map((figure) => figure.takings);
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
        title="Takings"
        total={formatMoney(sum(takings))}
        names={days}
        formatName={dayName}
        values={takings}
        color="var(--mui-palette-accent-main)"
        format={formatMoney}
        formatAxis={axisMoney}
      />
    </Box>
  );
};
