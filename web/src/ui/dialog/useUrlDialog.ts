import { useCallback } from 'react';
import { useUrlParams, type UrlChanges } from '../useUrlParams';

interface UrlDialog<Name extends string> {
  /** Open dialog in the URL with its subject, such as an id; null without one. */
  named: { dialog: Name; about: string } | null;
  /** Opens a dialog with further URL parameters. Back closes the dialog. */
  open: (dialog: Name, about: string, details?: UrlChanges) => void;
  close: () => void;
}

const none: readonly string[] = [];

/**
 * Dialogs of a screen, each stored in a URL parameter such as `?edit=ID`. Closing a dialog removes its `details`
 * parameters too. Define both lists outside of the component, so they stay the same.
 */
export function useUrlDialog<Name extends string>(
  names: readonly Name[],
  details: readonly string[] = none,
): UrlDialog<Name> {
  const { params, change } = useUrlParams();
  const open = useCallback<UrlDialog<Name>['open']>(
    (dialog, about, more) =>
      change({ ...withoutAll(names, details), ...more, [dialog]: about }, { layer: true }),
    [change, names, details],
  );
  const close = useCallback(() => change(withoutAll(names, details)), [change, names, details]);
  const dialog = names.find((name) => params.get(name));
  return { named: dialog ? { dialog, about: params.get(dialog) ?? '' } : null, open, close };
}

const withoutAll = (...lists: (readonly string[])[]): UrlChanges =>
  Object.fromEntries(lists.flat().map((name) => [name, null]));
