import type { StatCells_TotalsFragment } from './StatCells.generated';
import { formatCount } from '../../ui/format/formatMoney';
import { Money } from '../../ui/format/Money';
import type { Description } from '../../ui/table/DescriptionList';
import { formatMeasure } from './reportUrlState';

/** Totals of one row in a report. */
export const statCells = (totals: StatCells_TotalsFragment): Description[] => [
  ['Collections', <Money key="collected" paise={totals.collected} />],
  ['Orders', formatCount(totals.orders)],
  ['Pieces', formatCount(totals.pieces)],
  [
    'Average value',
    totals.averageValue === null ? '–' : <Money key="average" paise={totals.averageValue} />,
  ],
  ['On time', formatMeasure('onTimeRate', totals.onTimeRate)],
];
