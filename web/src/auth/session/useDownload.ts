import { useState } from 'react';
import { todayPlus } from '../../ui/format/dates';
import { useToast } from '../../ui/feedback/useToast';
import { saveFile } from '../../ui/print/saveFile';
import { session } from './session';

/** Downloads a CSV that the server writes, so that its length does not matter here. Its name gets the day of today. */
export function useDownload(name: string): {
  busy: boolean;
  download: (path: string) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const download = async (path: string): Promise<void> => {
    setBusy(true);
    try {
      const response = await fetch(path, {
        headers: { Authorization: `Bearer ${session.token() ?? ''}` },
      });
      if (!response.ok) throw new Error(`CSV ${response.status}`);
      saveFile(await response.blob(), `${name}-${todayPlus()}.csv`);
    } catch (error) {
      toast.failure(error, 'The CSV could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
