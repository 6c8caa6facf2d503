import { TimeChart } from '../dashboard/TimeChart';
import type { PeriodChart_PeriodFragment } from './PeriodChart.generated';
import { axisConfig } from './axisConfig';
import {
  formatMeasure,
  isMoney,
  measures,
  periodText,
  shortPeriod,
  type ReportUrlState,
} from './reportUrlState';

interface PeriodChartProps {
  periods: readonly PeriodChart_PeriodFragment[];
  view: ReportUrlState;
}

const colors = { true: 'var(--mui-palette-accent-main)', false: 'var(--mui-palette-primary-main)' };

export const PeriodChart = ({ periods, view: { measure, by } }: PeriodChartProps) => {
  const whole = (name: string) => periods.find(({ from }) => from === name) ?? periods[0];
  return (
    <TimeChart
      title={measures[measure]}
      height={360}
      names={periods.map(({ from }) => from)}
      formatName={(name, place) => {
        const period = whole(name);
        if (!period) return '';
        return place === 'axis' ? shortPeriod(period, by) : periodText(period, by);
      }}
      values={periods.map(({ totals }) => totals[measure])}
      color={colors[`${isMoney(measure)}`]}
      format={(value) => formatMeasure(measure, value)}
      formatAxis={axisConfig(measure)}
    />
  );
};
