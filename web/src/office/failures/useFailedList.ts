import { useMemo } from 'react';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { useCursorPage } from '../../ui/table/useCursorPage';
import { useUrlParams } from '../../ui/useUrlParams';
import { failureFilter } from './failuresUrlState';

const pageSize = 50;
const dialogs = ['dismiss'] as const;

/** State of a list of failures from the URL: filter, page and the row to dismiss. */
export function useFailedList() {
  const { params } = useUrlParams();
  const page = useCursorPage();
  const query = params.toString();
  const filter = useMemo(() => failureFilter(new URLSearchParams(query)), [query]);
  const { named, open, close } = useUrlDialog(dialogs);
  const onDismiss = useMemo(() => (id: string) => open('dismiss', id), [open]);
  return {
    ...{ filter, page, onDismiss, close, dismissing: named?.about },
    variables: { filter, first: pageSize, after: page.after },
  };
}
