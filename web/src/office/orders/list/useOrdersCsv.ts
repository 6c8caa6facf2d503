import { useDownload } from '../../../session/useDownload';
import type { OrderFilter } from '../../../graphql/schema.generated';
import { csvQuery } from './orderUrlState';

/** Downloads all filtered orders. */
export function useOrdersCsv(filter: OrderFilter): {
  busy: boolean;
  download: () => Promise<void>;
} {
  const { busy, download } = useDownload('orders');
  return { busy, download: () => download(`/api/order/export.csv?${csvQuery(filter)}`) };
}
