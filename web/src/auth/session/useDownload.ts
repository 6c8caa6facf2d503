import { useState } from 'react';
import { ifAnswered } from '../../graphql/errors';
import { todayPlus } from '../../ui/format/dates';
import { useToast } from '../../ui/feedback/useToast';
import { saveFile } from '../../ui/print/saveFile';
import { session } from './session';

type Kind = 'csv' | 'pdf';

/** A table is of the day on which it is downloaded; what else there is stays what it is. */
const fileName = (name: string, kind: Kind): string =>
  kind === 'csv' ? `${name}-${todayPlus()}.csv` : `${name}.${kind}`;

/** Downloads a file that the server writes, so that its length does not matter here. The name of a CSV gets the day of today. */
export function useDownload(
  name: string,
  kind: Kind = 'csv',
): {
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
      if (!response.ok) throw new Error(`${kind} ${response.status}`);
      saveFile(await response.blob(), fileName(name, kind));
    } catch (error) {
      const text = `The ${kind.toUpperCase()} could not be made. Please try again.`;
      toast.failure(error, ifAnswered(error, text));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
