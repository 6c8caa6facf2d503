import { axisCount, axisMoney } from '../dashboard/TimeChart';
import { formatShare, isMoney, type Measure } from './reportUrlState';

/** Formats the axis labels for a measure. */
export const axisConfig = (measure: Measure): ((value: number) => string) => {
  if (measure === 'onTimeRate') return formatShare;
  return isMoney(measure) ? axisMoney : axisCount;
};
