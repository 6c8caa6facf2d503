import { useCallback } from 'react';
import { useUrlParams } from '../../useUrlParams';

/** A filter of the address, and what changes it: the same function in every render. */
export function useFilter(name: string): [string, (text: string | null) => void] {
  const { params, change } = useUrlParams();
  const set = useCallback(
    (text: string | null) => change({ [name]: text, after: null }),
    [change, name],
  );
  return [params.get(name) ?? '', set];
}
