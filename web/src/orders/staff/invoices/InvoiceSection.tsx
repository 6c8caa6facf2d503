import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isAdmin } from '../../../session/permissions/staff';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useSessionUser } from '../../../session/session';
import { useChangeSubscription } from '../../../session/subscriptions/useChangeSubscription';
import { OrderChangedDocument } from '../../OrderChanged.generated';
import {
  InvoiceSectionDocument,
  useIssueInvoiceMutation,
  useInvoiceSectionQuery,
  type InvoiceSection_OrderFragment,
} from './InvoiceSection.generated';
import { useRefetchActive } from '../../../graphql/useRefetchActive';
import { useRefetch } from '../../../graphql/useRefetch';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useToast } from '../../../ui/feedback/useToast';
import { formatMoney } from '../../../ui/format/formatMoney';
import { InvoiceList } from '../../invoices/InvoiceList';
import { canIssue, isBeingIssued, needsDetails, waitsForDetails } from './canIssue';

const Note = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const beingMade = 'The invoice is being created and will appear here.';
const confirmFirst = (mayConfirm: boolean): string =>
  mayConfirm
    ? 'Confirm the company details first.'
    : 'An admin has to confirm the company details first.';

/**
 * Asks for confirmation before an invoice is issued. Sends the version of the order that the user
 * saw.
 */
const IssueButton = ({ order }: { order: InvoiceSection_OrderFragment }) => {
  const toast = useToast();
  const [issue, { loading }] = useIssueInvoiceMutation();
  const refetchActive = useRefetchActive();
  const [asked, setAsked] = useState<InvoiceSection_OrderFragment | null>(null);
  const close = (): void => setAsked(null);
  const send = async ({ id, version }: InvoiceSection_OrderFragment): Promise<void> => {
    try {
      const { data } = await issue({ variables: { id, version } });
      toast.success(data?.issueInvoice.message ?? 'Issued');
    } catch (failure) {
      // Another user may have changed the bill.
      refetchActive();
      toast.failure(failure);
    }
    close();
  };
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsked(order)}>
        Issue invoice…
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title="Issue the invoice now?"
          question={`The total of order ${asked.shortId} is ${formatMoney(asked.totalPrice)}. Invoices cannot be edited. If the bill changes later, a credit note and a new invoice are issued.`}
          confirmLabel="Issue"
          busyLabel="Issuing..."
          busy={loading}
          onConfirm={() => void send(asked)}
          onCancel={close}
        />
      )}
    </>
  );
};

/** Invoices of an order, with a button to issue one before delivery. */
export const InvoiceSection = ({ orderId }: { orderId: string }) => {
  const may = usePermissions();
  const mayConfirm = isAdmin(useSessionUser());
  const { data, error, refetch } = useInvoiceSectionQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  // The server issues the invoice some seconds after the delivery.
  const read = useRefetch({ isBackground: true });
  useChangeSubscription(OrderChangedDocument, () => read(InvoiceSectionDocument, { id: orderId }), {
    variables: { id: orderId },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Note>Loading invoices...</Note>;
  const { order, business } = data;
  const isBeingMade = isBeingIssued(order, business);
  const isBlocked = needsDetails(order, business);
  const waiting = waitsForDetails(order, business) && 'The invoice is then issued automatically.';
  return (
    <>
      {order.taxDocuments.length > 0 && <InvoiceList order={order} />}
      {(order.taxDocuments.length === 0 || isBlocked) && (
        <Box role="status">
          <Note>
            {(isBeingMade && beingMade) ||
              (isBlocked && [confirmFirst(mayConfirm), waiting].filter(Boolean).join(' ')) ||
              'No invoices yet'}
          </Note>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {may('invoices.issue') && canIssue(order) && !isBeingMade && !isBlocked && (
          <IssueButton order={order} />
        )}
        {may('settings.write') && (
          <Button component={Link} to="/business" size="small" color="inherit">
            {isBlocked && mayConfirm ? 'Confirm company details' : 'Open company details'}
          </Button>
        )}
      </Box>
    </>
  );
};
