import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../auth/leave/may';
import { useHotkey } from '../../ui/useHotkey';

export const newOrder = '/orders/new';

/** Ctrl or ⌘ K, also while somebody types; over an open dialog it waits, since that may hold something. */
function useSearchKey(press: () => void): void {
  const pressed = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) pressed();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The keys of what the desk does all day. They work as soon as the page does, before their buttons are there. */
export function useDeskKeys() {
  const [search, setSearch] = useState<'unused' | 'open' | 'closed'>('unused');
  const navigate = useNavigate();
  const may = useMay();
  const [books, finds] = [may('orders.book'), may('orders.read')];
  useHotkey('n', () => void navigate(newOrder), { enabled: books });
  useSearchKey(() => {
    if (finds) setSearch('open');
  });
  return { books, finds, search, setSearch };
}
