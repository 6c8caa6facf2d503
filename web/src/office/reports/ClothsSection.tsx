import { useReportByClothTypeQuery } from './ClothsSection.generated';
import { lazySection } from '../../ui/feedback/lazySection';
import { dataOrPrevious } from '../../ui/feedback/dataOrPrevious';
import { formatCount } from '../../ui/format/formatMoney';
import { Money } from '../../ui/format/Money';
import { ReportSection } from './ReportSection';
import { ReportTable } from './ReportTable';
import { csvPath, type ReportUrlState } from './reportUrlState';

const GroupChart = lazySection(() => import('./GroupChart'), 'GroupChart');

/** Cloth types with the most items. */
export const ClothsSection = ({ view }: { view: ReportUrlState }) => {
  const { from, to } = view;
  const query = useReportByClothTypeQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const cloths = dataOrPrevious(query)?.reportByClothType;
  return (
    <ReportSection
      title="Top clothes"
      csv={{ name: 'report-clothes', path: csvPath('cloths', view) }}
      query={query}
      isEmpty={cloths && cloths.length === 0}
      chart={
        <GroupChart
          bars={(cloths ?? []).map(({ name, pieces }) => ({ name, value: pieces }))}
          measure="pieces"
        />
      }
      table={
        <ReportTable
          label="Top clothes"
          heading="Cloth"
          rows={(cloths ?? []).map(({ name, pieces, value, previousPieces }) => ({
            key: name,
            name,
            totals: [
              ['Pieces', formatCount(pieces)],
              ['Pieces before', formatCount(previousPieces)],
              ['Value', <Money key="value" paise={value} />],
            ],
          }))}
        />
      }
    />
  );
};
