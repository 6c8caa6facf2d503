import { useState } from 'react';
import { session } from '../../../auth/session/session';
import type { OrderFilter } from '../../../graphql/generated';
import { saveFile } from '../../../ui/print/saveFile';
import { todayPlus } from '../../../ui/format/dates';
import { useToast } from '../../../ui/feedback/useToast';
import { csvQuery } from './orderView';

/** Downloads the whole filtered set. The server writes it, so its length does not matter here. */
export function useOrdersCsv(filter: OrderFilter): {
  busy: boolean;
  download: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const response = await fetch(`/api/order/export.csv?${csvQuery(filter)}`, {
        headers: { Authorization: `Bearer ${session.token() ?? ''}` },
      });
      if (!response.ok) throw new Error(`CSV ${response.status}`);
      saveFile(await response.blob(), `orders-${todayPlus()}.csv`);
    } catch (error) {
      toast.failure(error, 'The CSV could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
