import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { lazyDialog } from '../../../ui/dialog/lazyDialog';
import type { FreeItem } from './pickupLines';

const ClothForm = lazyDialog(() => import('../../../cloths/ClothForm'), 'ClothForm');
const FreeItemForm = lazyDialog(() => import('./FreeItemForm'), 'FreeItemForm');

interface MoreItemsProps {
  orderId: string;
  /** True if there are no cloth types to choose. */
  isEmpty: boolean;
  onAdd: (item: FreeItem) => void;
  /** Called with a cloth type that was added to the catalogue. */
  onAddType: (cloth: { id: string; name: string }) => void;
}

const emptyText = (maySolve: boolean): string =>
  maySolve
    ? 'The price list is empty. Add what was picked up here.'
    : 'The price list is empty. Ask a manager to add cloth types to the catalogue.';

/**
 * Button and form for items that are on no price list, for permitted users. Must not be inside
 * another form.
 */
export const MoreItems = ({ orderId, isEmpty, onAdd, onAddType }: MoreItemsProps) => {
  const may = usePermissions();
  const [open, setOpen] = useState<'cloth' | 'item' | null>(null);
  const addsTypes = may('catalogue.write');
  const addsItems = may('orders.price');
  const close = (): void => setOpen(null);
  return (
    <>
      {isEmpty && <Alert severity="info">{emptyText(addsTypes || addsItems)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {addsTypes && (
          <Button
            size="small"
            variant={isEmpty ? 'outlined' : 'text'}
            onClick={() => setOpen('cloth')}
          >
            Add a cloth type
          </Button>
        )}
        {addsItems && (
          <Button size="small" onClick={() => setOpen('item')}>
            Add an item by name
          </Button>
        )}
      </Box>
      {open === 'cloth' && <ClothForm onCreated={onAddType} onClose={close} />}
      {open === 'item' && <FreeItemForm orderId={orderId} onAdd={onAdd} onClose={close} />}
    </>
  );
};
