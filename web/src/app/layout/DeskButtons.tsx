import Add from '@mui/icons-material/Add';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../auth/leave/may';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Shortcut } from '../../ui/Shortcut';
import { useHotkey } from '../../ui/useHotkey';
import { narrowScreen } from '../../ui/useNarrow';
import { visuallyHidden } from '../../ui/visuallyHidden';

const SearchDialog = lazyDialog(
  () => import('../../orders/office/desk/SearchDialog'),
  'SearchDialog',
);

const newOrder = '/orders/new';

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

/** What the desk does all day, from every page: a new order, and the one search. */
export const DeskButtons = () => {
  const [search, setSearch] = useState<'unused' | 'open' | 'closed'>('unused');
  const navigate = useNavigate();
  const may = useMay();
  const [books, finds] = [may('orders.book'), may('orders.read')];
  useHotkey('n', () => void navigate(newOrder), { enabled: books });
  useSearchKey(() => {
    if (finds) setSearch('open');
  });
  return (
    <>
      {finds && (
        <IconButton
          color="inherit"
          aria-label="Search orders and customers"
          aria-keyshortcuts="Control+K Meta+K"
          title="Search orders and customers (Ctrl K)"
          onClick={() => setSearch('open')}
        >
          <Search />
        </IconButton>
      )}
      {books && (
        <Button
          component={Link}
          to={newOrder}
          size="small"
          variant="outlined"
          aria-keyshortcuts="n"
          title="New order (N)"
          sx={{ whiteSpace: 'nowrap', minWidth: 44, px: { xs: 1, sm: 1.5 } }}
        >
          <Add fontSize="small" />
          <Box component="span" sx={{ ml: 0.5, [narrowScreen]: visuallyHidden }}>
            New order
          </Box>
          <Box component="span" sx={{ ml: 1, display: { xs: 'none', md: 'inline-flex' } }}>
            <Shortcut keys="N" />
          </Box>
        </Button>
      )}
      {search !== 'unused' && (
        <SearchDialog open={search === 'open'} onClose={() => setSearch('closed')} />
      )}
    </>
  );
};
