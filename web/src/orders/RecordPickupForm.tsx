import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useRecordPickupMutation,
  useUpdateOrderItemsMutation,
  type PickupItemInput,
  type StaffOrderDialog_OrderFragment,
} from '../graphql/generated';
import { ErrorState } from '../ui/ErrorState';
import { ListSkeleton } from '../ui/skeletons';
import { Money } from '../ui/Money';
import { Shortcut } from '../ui/Shortcut';
import { toRupees } from '../ui/rupees';
import { OrderTroubleNote } from './OrderTroubleNote';
import { PickupEntry } from './PickupEntry';
import { PickupLinesTable } from './PickupLinesTable';
import { addLine, linesTotal, pickupItems, type PickupLine } from './pickupLines';
import { useClothOffers } from './useClothOffers';
import type { OrderChange } from './useOrderChange';

interface RecordPickupFormProps {
  order: StaffOrderDialog_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

const linesOf = ({ items }: StaffOrderDialog_OrderFragment): PickupLine[] =>
  items.flatMap(({ clothId, name, quantity, price }) =>
    clothId ? [{ clothId, name, quantity: String(quantity), price: toRupees(price) }] : [],
  );

/** Records the pickup of a waiting order, or puts the items of a picked one right. */
function useItemsSave({ order, change }: RecordPickupFormProps) {
  const [record] = useRecordPickupMutation();
  const [correct] = useUpdateOrderItemsMutation();
  return (items: PickupItemInput[]): Promise<boolean> =>
    change.run(async (version) => {
      const variables = { id: order.id, version, items };
      if (order.orderStatus === 'WAITING_FOR_PICKUP') {
        return (await record({ variables })).data?.recordPickup;
      }
      return (await correct({ variables })).data?.updateOrderItems;
    });
}

const RunningTotal = ({ lines }: { lines: PickupLine[] }) => {
  const { count, paise } = linesTotal(lines);
  return (
    <Typography aria-live="polite" sx={{ ml: 'auto', textAlign: 'right', fontWeight: 700 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, fontSize: 14, mr: 2 }}>
        {count === 1 ? '1 item' : `${count} items`}
      </Box>
      <Money paise={paise} />
    </Typography>
  );
};

export const RecordPickupForm = (props: RecordPickupFormProps) => {
  const { order, change, onDone } = props;
  const { offers, error, retry } = useClothOffers(order);
  const [lines, setLines] = useState(() => linesOf(order));
  const save = useItemsSave(props);
  const items = pickupItems(lines);
  const submit = async (): Promise<void> => {
    if (items && !change.busy && (await save(items))) onDone();
  };

  if (!offers) return error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton />;
  return (
    <Stack
      component="form"
      aria-label="Record pickup"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
      }}
    >
      <PickupEntry
        offers={offers}
        onAdd={(offer, quantity) => setLines(addLine(lines, offer, quantity))}
      />
      {lines.length > 0 ? (
        <PickupLinesTable lines={lines} onChange={setLines} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Type a cloth, press Enter, type how many, press Enter. The next one follows.
        </Typography>
      )}
      <OrderTroubleNote trouble={change.trouble} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={!items || change.busy}>
          {change.busy ? 'Saving...' : 'Save items'}
          <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
            <Shortcut keys="Ctrl ↵" />
          </Box>
        </Button>
        <Button size="small" color="inherit" onClick={onDone}>
          Cancel
        </Button>
        <RunningTotal lines={lines} />
      </Box>
    </Stack>
  );
};
