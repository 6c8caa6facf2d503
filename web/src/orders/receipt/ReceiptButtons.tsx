import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OrderEmailsDocument } from '../staff/dialog/OrderEmails.generated';
import {
  useEmailReceiptMutation,
  type ReceiptButtons_OrderFragment,
} from './ReceiptButtons.generated';
import { useToast } from '../../ui/feedback/useToast';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { printInWindow } from '../../ui/print/printInWindow';
import { ReceiptSheet, type ReceiptPaper } from './ReceiptSheet';

interface ReceiptButtonsProps {
  order: ReceiptButtons_OrderFragment;
  papers: readonly ReceiptPaper[];
  /** True if the viewer may mail the receipt. */
  mails: boolean;
}

const labels: Record<ReceiptPaper, string> = {
  '80mm': 'Print receipt (80 mm)',
  A4: 'Print receipt (A4)',
};

/** Buttons to print and mail the receipt. */
export const ReceiptButtons = ({ order, papers, mails }: ReceiptButtonsProps) => {
  const toast = useToast();
  const [mail, { loading }] = useEmailReceiptMutation({ refetchQueries: [OrderEmailsDocument] });
  const print = (paper: ReceiptPaper): void => {
    const now = new Date().toISOString();
    const sheet = <ReceiptSheet orders={[order]} paper={paper} now={now} />;
    if (!printInWindow(`Receipt ${order.shortId}`, sheet)) {
      toast.info('The print window was blocked, so this page prints instead.');
    }
  };
  const send = async (): Promise<void> => {
    try {
      const { data } = await mail({ variables: { orderId: order.id } });
      toast.success(data?.emailReceipt.message ?? 'The receipt is being emailed');
    } catch (failure) {
      toast.failure(failure);
    }
  };
  return (
    <Box role="group" aria-label="Receipt" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {papers.map((paper) => (
        <Button
          key={paper}
          size="small"
          color="inherit"
          onClick={ignoreDoubleClick(() => print(paper))}
        >
          {labels[paper]}
        </Button>
      ))}
      {mails && order.orderStatus !== 'CANCELLED' && (
        <Button
          size="small"
          color="inherit"
          disabled={loading}
          onClick={ignoreDoubleClick(() => void send())}
        >
          Email receipt
        </Button>
      )}
    </Box>
  );
};
