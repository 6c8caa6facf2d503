import { useMemo } from 'react';
import { useNamedDialog } from '../ui/dialog/useNamedDialog';
import { useCursorPage } from '../ui/table/useCursorPage';
import { useUrlParams } from '../ui/useUrlParams';
import { failureFilter } from './failuresUrlState';

const pageSize = 50;
const dialogs = ['dismiss'] as const;

/** What the URL says of a list of what failed: which ones, which page, and which one is being set dismissing. */
export function useFailedList() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const query = params.toString();
  const filter = useMemo(() => failureFilter(new URLSearchParams(query)), [query]);
  const { named, open, close } = useNamedDialog(dialogs);
  const onDismiss = useMemo(() => (id: string) => open('dismiss', id), [open]);
  return {
    ...{ filter, page, onDismiss, close, dismissing: named?.about },
    variables: { filter, first: pageSize, after: page.after },
  };
}
