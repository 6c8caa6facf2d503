import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import type { RecordPickupForm_OrderFragment } from './RecordPickupForm.generated';
import type { SaveFailure } from '../../../ui/form/saveFailure';
import { focusAndScrollIntoView } from '../../../ui/form/focusAndScrollIntoView';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { Money } from '../../../ui/format/Money';
import { DraftRestoredNotice } from '../../../ui/form/draft/DraftRestoredNotice';
import { BillFooter } from '../bill/BillFooter';
import { useDiscountHint } from '../bill/discountHint';
import { AdjustmentsEditor } from '../bill/AdjustmentsEditor';
import { billTotal } from '../bill/typedAdjustments';
import { CreditLine } from './CreditLine';
import { PickupCountField } from './PickupCountField';
import { PickupEntry } from './PickupEntry';
import { PickupLinesTable, pricesAreFixed } from './PickupLinesTable';
import { RefundDifferenceDialog } from '../payment/RefundDifferenceDialog';
import { MoreItems } from './MoreItems';
import { addFreeItem, billItemsOf, piecesOf, type ClothOffer } from './pickupLines';
import { useClothOffers } from './useClothOffers';
import type { OrderChange } from '../useOrderChange';
import { usePickupForm } from './usePickupForm';

interface RecordPickupFormProps {
  order: RecordPickupForm_OrderFragment;
  change: OrderChange;
  onDone: () => void;
}

interface RunningTotalProps {
  pieces: number;
  /** In paise. */
  total: number;
  taxIsAdded: boolean;
}

const RunningTotal = ({ pieces, total, taxIsAdded }: RunningTotalProps) => (
  <Typography aria-live="polite" sx={{ ml: 'auto', textAlign: 'right', fontWeight: 700 }}>
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, fontSize: 14, mr: 2 }}>
      {pieces === 1 ? '1 item' : `${pieces} items`}
      {taxIsAdded && ', with GST'}
    </Box>
    <Money paise={total} />
  </Typography>
);

/** Enter in a field moves to the next one. Only Ctrl+Enter and the button save. */
function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input:read-write')];
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  next?.select();
}

/** Scrolls to the first field with an error after each error, of the form or the server. */
function useShownRefusal(refusals: number, fields: SaveFailure['fields']) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fields)
      focusAndScrollIntoView(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [fields]);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    focusAndScrollIntoView(wrong ?? form.current?.querySelector<HTMLElement>('input'));
  }, [refusals]);
  return form;
}

const Editor = ({ offers, ...props }: RecordPickupFormProps & { offers: ClothOffer[] }) => {
  const { order, change } = props;
  const pickup = usePickupForm({ order, change, offers, onDone: props.onDone });
  const form = useShownRefusal(pickup.refusals, change.failure?.fields);
  const { lines } = pickup;
  const fixedPrices = !usePermissions()('orders.price');
  const bill = billItemsOf(lines, order.billTerms);
  const hint = useDiscountHint(bill.items);
  const total = billTotal(bill, [...pickup.express, ...pickup.adjustments]);
  return (
    <>
      <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
        <MoreItems
          orderId={order.id}
          isEmpty={offers.length === 0}
          onAdd={(item) => pickup.editLines((now) => addFreeItem(now, item))}
          onAddType={({ id, name }) => {
            const { entry } = pickup;
            if (!entry.clothId) pickup.setEntry({ ...entry, clothId: id, typed: name });
          }}
        />
      </Box>
      <Stack
        component="form"
        noValidate
        ref={form}
        aria-label="Record pickup"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          void pickup.submit();
        }}
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // Runs before the field opens its list on Enter.
          event.preventDefault();
          event.stopPropagation();
          void pickup.submit();
        }}
        onKeyDown={goToNextField}
      >
        {pickup.restored && <DraftRestoredNotice onStartOver={pickup.startOver} />}
        {offers.length > 0 && (
          <PickupEntry
            offers={offers}
            entry={pickup.entry}
            errors={pickup.errors}
            onChange={pickup.setEntry}
            onAdd={pickup.add}
          />
        )}
        {lines.length > 0 ? (
          <PickupLinesTable
            lines={lines}
            fixedPrices={fixedPrices}
            refused={pickup.refused.items}
            onEdit={pickup.editLines}
          />
        ) : (
          offers.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Type a cloth, press Enter, type the quantity, press Enter. Then type the next cloth.
            </Typography>
          )
        )}
        {fixedPrices && lines.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {pricesAreFixed}
          </Typography>
        )}
        {pickup.express.map(({ key, unit, size }) => (
          <Typography key={key} variant="body2">
            {`Express surcharge: + ${unit === '%' ? `${size}% of the items total` : `₹${size}`}, added automatically`}
          </Typography>
        ))}
        {pickup.pieces !== undefined && (
          <PickupCountField
            pieces={pickup.pieces}
            error={pickup.errors.pieces}
            onChange={pickup.setPieces}
          />
        )}
        <AdjustmentsEditor
          adjustments={pickup.adjustments}
          hint={hint}
          refused={pickup.refused.adjustments}
          allRefused={pickup.refused.allAdjustments}
          onEdit={pickup.editAdjustments}
        />
        <CreditLine order={order} bill={total} />
        <BillFooter
          refusal={pickup.refusal}
          failure={pickup.refused.rest}
          busy={change.busy}
          save="Save items"
          keys="Ctrl ↵"
        >
          <RunningTotal
            pieces={piecesOf(lines)}
            total={total}
            taxIsAdded={order.billTerms.taxIsAdded}
          />
        </BillFooter>
      </Stack>
      {pickup.smaller && (
        <RefundDifferenceDialog
          bounds={{ least: pickup.smaller.refundDue, most: order.refundable }}
          mails={order.user.hasEmail}
          saves="items"
          change={change}
          onRefund={pickup.refund}
          onClose={pickup.closeRefund}
        />
      )}
    </>
  );
};

export const RecordPickupForm = (props: RecordPickupFormProps) => {
  const { offers, error, retry } = useClothOffers(props.order);
  if (offers) return <Editor {...props} offers={offers} />;
  return error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton />;
};
