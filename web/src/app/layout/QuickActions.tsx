import Add from '@mui/icons-material/Add';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Shortcut } from '../../ui/Shortcut';
import { narrowScreen } from '../../ui/useIsNarrowScreen';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { searchLabel } from '../../office/orders/search/commands';
import { commandKey } from '../../ui/commandKey';
import { useCommands } from './office/useCommands';
import { newOrder, type useGlobalShortcuts } from './useGlobalShortcuts';

const SearchDialog = lazyDialog(
  () => import('../../office/orders/search/SearchDialog'),
  'SearchDialog',
);
const ShortcutsDialog = lazyDialog(() => import('./ShortcutsDialog'), 'ShortcutsDialog');

interface QuickActionsProps extends ReturnType<typeof useGlobalShortcuts> {
  onLogout: () => void;
}

/** Buttons for a new order and the search, on every back-office page. */
export const QuickActions = ({ books, finds, onLogout, ...dialogs }: QuickActionsProps) => {
  const commands = useCommands({ onShortcuts: () => dialogs.setHelp('open'), onLogout });
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={searchLabel(finds)}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${searchLabel(finds)} (${commandKey} K)`}
        onClick={() => dialogs.find()}
      >
        <Search />
      </IconButton>
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
          <Box component="span" sx={{ ml: 1, display: { xs: 'none', xl: 'inline-flex' } }}>
            <Shortcut keys="N" />
          </Box>
        </Button>
      )}
      {dialogs.search !== 'unused' && (
        <SearchDialog
          open={dialogs.search === 'open'}
          scanned={dialogs.scanned}
          finds={finds}
          commands={commands}
          typed={dialogs.typed}
          onClose={dialogs.leave}
        />
      )}
      {dialogs.help !== 'unused' && (
        <ShortcutsDialog open={dialogs.help === 'open'} onClose={() => dialogs.setHelp('closed')} />
      )}
    </>
  );
};
