import { axisConfig } from './axisConfig';
import { BarRankingChart } from './BarRankingChart';
import { formatMeasure, isMoney, measures, type Measure } from './reportUrlState';

interface GroupChartProps {
  bars: { name: string; value: number }[];
  measure: Measure;
}

export const GroupChart = ({ bars, measure }: GroupChartProps) => (
  <BarRankingChart
    title={measures[measure]}
    bars={bars}
    color={isMoney(measure) ? 'var(--mui-palette-accent-main)' : 'var(--mui-palette-primary-main)'}
    format={(value) => formatMeasure(measure, value)}
    formatAxis={axisConfig(measure)}
  />
);
