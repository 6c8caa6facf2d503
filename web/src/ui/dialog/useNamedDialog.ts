import { useCallback } from 'react';
import { useUrlParams, type UrlChanges } from '../useUrlParams';
import { layers } from './layers';

interface NamedDialog<Name extends string> {
  /** The dialog that the address names, and what it is about, such as an id; null while it names none. */
  named: { dialog: Name; about: string } | null;
  /** Opens one, with what else the address says of it; Back closes it. */
  open: (dialog: Name, about: string, details?: UrlChanges) => void;
  close: () => void;
}

const none: readonly string[] = [];

/**
 * The dialogs of a screen, each of them a parameter of the address, as in `?edit=ID`. Details are further
 * parameters that go when the dialog closes. Both lists stand outside of the component.
 */
export function useNamedDialog<Name extends string>(
  names: readonly Name[],
  details: readonly string[] = none,
): NamedDialog<Name> {
  const { params, change } = useUrlParams();
  const open = useCallback<NamedDialog<Name>['open']>(
    (dialog, about, more) =>
      change(
        { ...withoutAll(names, details), ...more, [dialog]: about },
        { push: true, state: layers.stateForOne() },
      ),
    [change, names, details],
  );
  const close = useCallback(() => change(withoutAll(names, details)), [change, names, details]);
  const dialog = names.find((name) => params.get(name));
  return { named: dialog ? { dialog, about: params.get(dialog) ?? '' } : null, open, close };
}

const withoutAll = (...lists: (readonly string[])[]): UrlChanges =>
  Object.fromEntries(lists.flat().map((name) => [name, null]));
