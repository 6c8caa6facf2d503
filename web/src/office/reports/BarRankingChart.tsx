import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

interface BarRankingChartProps {
  title: string;
  /** Bars with distinct names, the largest first. */
  bars: { name: string; value: number }[];
  color: string;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
}

/** Bar chart that compares values, the largest bar on top. */
export const BarRankingChart = ({
  title,
  bars,
  color,
  format,
  formatAxis,
}: BarRankingChartProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {title}
    </Typography>
    <BarChart
      layout="horizontal"
      height={60 + bars.length * 30}
      hideLegend
      borderRadius={3}
      margin={{ left: 0, right: 20, top: 4, bottom: 0 }}
      grid={{ vertical: true }}
      yAxis={[
        {
          data: bars.map(({ name }) => name),
          scaleType: 'band',
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
          width: 110,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' && name.length > 15 ? `${name.slice(0, 14)}…` : name,
        },
      ]}
      xAxis={[{ disableLine: true, disableTicks: true, tickNumber: 4, valueFormatter: formatAxis }]}
      series={[
        {
          data: bars.map(({ value }) => value),
          label: title,
          color,
          valueFormatter: (value) => format(value ?? 0),
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
