import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermissions } from '../../session/permissions/usePermissions';
import { officeShortcuts } from '../../session/permissions/officeShortcuts';
import { useToast } from '../../ui/feedback/useToast';
import { useHotkey } from '../../ui/useHotkey';
import { createKeyBuffer } from './keyBuffer';
import { useScannedTag } from './useScannedTag';

export const newOrder = '/orders/new';

/** State of a dialog whose code loads when it first opens. */
type LateDialog = 'unused' | 'open' | 'closed';

/** Handles Ctrl+K or ⌘K, also in text fields. Ignored over an open dialog, which may hold unsaved input. */
function useSearchKey(press: () => void): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== officeShortcuts.find.key || !(event.ctrlKey || event.metaKey))
        return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"]')) pressed();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Shortcuts of all back-office pages. They work before the buttons in the header have loaded. */
export function useGlobalShortcuts() {
  const [search, setSearch] = useState<LateDialog>('unused');
  const [scanned, setScanned] = useState('');
  const [early] = useState(createKeyBuffer);
  // Stops buffering when the buttons unmount before the search has loaded.
  useEffect(() => () => void early.take(), [early]);
  const navigate = useNavigate();
  const may = usePermissions();
  const toast = useToast();
  const [books, finds] = [may('orders.book'), may('orders.read')];
  useHotkey(officeShortcuts.newOrder, () => void navigate(newOrder), { enabled: books });
  const find = (tag = ''): void => {
    setScanned(tag);
    setSearch('open');
    early.begin();
  };
  useSearchKey(find);
  useScannedTag({
    found: (tag) => finds && find(tag),
    busy: () => toast.info('Close the open dialog and scan the tag again.'),
  });
  const [help, setHelp] = useState<LateDialog>('unused');
  useHotkey(officeShortcuts.help, () => setHelp('open'));
  const leave = (): void => {
    early.take();
    setSearch('closed');
  };
  return { books, finds, find, scanned, typed: early.take, search, leave, help, setHelp };
}
