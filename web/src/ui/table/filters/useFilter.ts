import { useCallback } from 'react';
import { useUrlParams } from '../../useUrlParams';

/** Filter value in the URL and its setter. The setter is the same function in every render. */
export function useFilter(name: string): [string, (text: string | null) => void] {
  const { params, change } = useUrlParams();
  const set = useCallback(
    (text: string | null) => change({ [name]: text, after: null }),
    [change, name],
  );
  return [params.get(name) ?? '', set];
}
