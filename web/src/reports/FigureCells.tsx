import type { FigureCells_FiguresFragment } from '../graphql/generated';
import { formatCount } from '../ui/format/formatMoney';
import { Money } from '../ui/format/Money';
import type { Fact } from '../ui/table/Facts';
import { formatMeasure } from './reportUrlState';

/** What a part of a report came to. */
export const figureCells = (figures: FigureCells_FiguresFragment): Fact[] => [
  ['Takings', <Money key="takings" paise={figures.takings} />],
  ['Orders', formatCount(figures.orders)],
  ['Pieces', formatCount(figures.pieces)],
  [
    'Average value',
    figures.averageValue === null ? '–' : <Money key="average" paise={figures.averageValue} />,
  ],
  ['On time', formatMeasure('onTimeShare', figures.onTimeShare)],
];
