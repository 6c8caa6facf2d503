import { useMemo } from 'react';
import { useNamedDialog } from '../ui/dialog/useNamedDialog';
import { useCursorPage } from '../ui/table/useCursorPage';
import { useUrlParams } from '../ui/useUrlParams';
import { failedFilter } from './failureUrlState';

const pageSize = 50;
const dialogs = ['aside'] as const;

/** What the URL says of a list of what failed: which ones, which page, and which one is being set aside. */
export function useFailedList() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const query = params.toString();
  const filter = useMemo(() => failedFilter(new URLSearchParams(query)), [query]);
  const { named, open, close } = useNamedDialog(dialogs);
  const onAside = useMemo(() => (id: string) => open('aside', id), [open]);
  return {
    ...{ filter, page, onAside, close, aside: named?.about },
    variables: { filter, first: pageSize, after: page.after },
  };
}
