import { useState } from 'react';
import { ifAnswered } from '../graphql/errors';
import { todayPlus } from '../ui/format/dates';
import { useToast } from '../ui/feedback/useToast';
import { saveFile } from '../ui/print/saveFile';
import { session } from './session';

type FileFormat = 'csv' | 'pdf';

/** Adds the date to the name of a CSV file, because its content depends on the day. */
const fileName = (name: string, kind: FileFormat): string =>
  kind === 'csv' ? `${name}-${todayPlus()}.csv` : `${name}.${kind}`;

/** Downloads a file from the server. The name of a CSV contains the date. */
export function useDownload(
  name: string,
  kind: FileFormat = 'csv',
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
      const text = `The ${kind.toUpperCase()} could not be created. Please try again.`;
      toast.failure(error, ifAnswered(error, text));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
