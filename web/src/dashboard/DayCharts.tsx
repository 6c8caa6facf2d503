import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DayCharts_FiguresFragment } from '../graphql/generated';
import { formatDate } from '../ui/format/dates';
import { formatCount, formatMoney } from '../ui/format/formatMoney';

interface DayChartProps {
  title: string;
  /** The figure of the whole span. */
  total: string;
  days: string[];
  values: number[];
  color: string;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

const DayChart = (props: DayChartProps) => {
  const { title, total, days, values, color, format, formatAxis } = props;
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const labelStep = Math.ceil(days.length / (narrow ? 4 : 8));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {total}
      </Typography>
      <BarChart
        height={200}
        hideLegend
        borderRadius={3}
        margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            categoryGapRatio: 0.35,
            disableLine: true,
            disableTicks: true,
            // A few labels, counted from the newest day, which always has one.
            tickLabelInterval: (_, index) => (days.length - 1 - index) % labelStep === 0,
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? formatDate(day).slice(0, 6) : formatDate(day),
          },
        ]}
        yAxis={[
          {
            width: 48,
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
            valueFormatter: formatAxis,
          },
        ]}
        series={[
          { data: values, label: title, color, valueFormatter: (value) => format(value ?? 0) },
        ]}
        sx={{
          '& .MuiChartsAxis-tickLabel': {
            fontSize: '12px !important',
            fill: 'var(--mui-palette-text-secondary) !important',
          },
          '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' },
        }}
      />
    </Box>
  );
};

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
      <DayChart
        title="Orders"
        total={formatCount(sum(orders))}
        days={days}
        values={orders}
        color="var(--mui-palette-primary-main)"
        format={(value) => `${value} orders`}
        formatAxis={(value) => (Number.isInteger(value) ? String(value) : '')}
      />
      <DayChart
        title="Takings"
        total={formatMoney(sum(takings))}
        days={days}
        values={takings}
        color="var(--mui-palette-accent-main)"
        format={formatMoney}
        formatAxis={(paise) => `₹${compact.format(paise / 100)}`}
      />
    </Box>
  );
};
