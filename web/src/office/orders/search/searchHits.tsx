import Box from '@mui/material/Box';
import type { SearchQuery } from './SearchDialog.generated';
import type { SearchGroup } from '../../../ui/SearchCombobox';
import { formatDate } from '../../../ui/format/dates';
import { orderStatusLabels } from '../../../orders/orderStatus';
import type { Command } from './commands';

type SearchResults = SearchQuery['search'];
type OrderSearchResult = SearchResults['orders'][number];
type CustomerSearchResult = SearchResults['customers'][number];
export type SearchHit = OrderSearchResult | CustomerSearchResult | Command;

export const isCommand = (hit: SearchHit): hit is Command => 'run' in hit;
export const isOrder = (hit: SearchHit): hit is OrderSearchResult => 'shortId' in hit;

interface LinesProps {
  head: string;
  side: string | null;
  foot: string;
}

const Lines = ({ head, side, foot }: LinesProps) => (
  <>
    <Box component="span" sx={{ display: 'flex', gap: 2, fontWeight: 600 }}>
      <Box component="span" sx={{ mr: 'auto' }}>
        {head}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {side}
      </Box>
    </Box>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {foot}
    </Box>
  </>
);

export const drawn = (hit: SearchHit) => {
  if (isCommand(hit)) return <Lines head={hit.label} side={hit.also ?? null} foot="" />;
  return isOrder(hit) ? (
    <Lines
      head={`#${hit.shortId} · ${hit.name}`}
      side={orderStatusLabels[hit.orderStatus]}
      foot={`${formatDate(hit.pickupDate)} · ${hit.phone} · ${hit.address}`}
    />
  ) : (
    <Lines
      head={hit.name}
      side={hit.phone}
      foot={[hit.email, hit.address].filter(Boolean).join(' · ') || 'No address yet'}
    />
  );
};

export const commandGroups = (commands: readonly Command[]): SearchGroup<SearchHit>[] => [
  { title: 'Pages', hits: commands.filter(({ kind }) => kind === 'page') },
  { title: 'Actions', hits: commands.filter(({ kind }) => kind === 'action') },
];

export const foundGroups = ({ orders, customers }: SearchResults): SearchGroup<SearchHit>[] => [
  { title: 'Customers', hits: customers },
  { title: 'Orders', hits: orders },
];
