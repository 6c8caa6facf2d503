import { axisCount, axisMoney } from '../dashboard/TimeChart';
import { formatShare, isMoney, type Measure } from './reportUrlState';

/** What stands at the axis of a chart of this. */
export const axisConfig = (measure: Measure): ((value: number) => string) => {
  if (measure === 'onTimeRate') return formatShare;
  return isMoney(measure) ? axisMoney : axisCount;
};
