import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';

interface TimeChartProps {
  title: string;
  /** Total of the whole period. */
  total?: string;
  /** Names of the bars. */
  names: string[];
  formatName: (name: string, place: 'axis' | 'bar') => string;
  /** Null means no bar. */
  values: (number | null)[];
  height?: number;
  color: string;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Short amount for an axis, from paise. */
export const axisMoney = (paise: number): string => `₹${compact.format(paise / 100)}`;

/** Label for an axis of counts. Empty between whole numbers. */
export const axisCount = (value: number): string =>
  Number.isInteger(value) ? compact.format(value) : '';

/** Bar chart over time, the newest bar on the right. */
export const TimeChart = (props: TimeChartProps) => {
  const {
    title,
    total,
    names,
    values,
    height = 200,
    color,
    formatName,
    format,
    formatAxis,
  } = props;
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const labelStep = Math.ceil(names.length / (narrow ? 4 : 8));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {title}
      </Typography>
      {total && (
        <Typography sx={{ fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {total}
        </Typography>
      )}
      <BarChart
        height={height}
        hideLegend
        borderRadius={3}
        margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: names,
            scaleType: 'band',
            categoryGapRatio: 0.35,
            disableLine: true,
            disableTicks: true,
            // A few labels only. The newest bar always has one.
            tickLabelInterval: (_, index) => (names.length - 1 - index) % labelStep === 0,
            valueFormatter: (name: string, { location }) =>
              formatName(name, location === 'tick' ? 'axis' : 'bar'),
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
          {
            data: values,
            label: title,
            color,
            valueFormatter: (value) => (value === null ? null : format(value)),
          },
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
