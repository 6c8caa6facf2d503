import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { InvoiceList_OrderFragment } from './InvoiceList.generated';
import { formatDate } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';
import { busyButtonProps } from '../../ui/busyButtonProps';
import { documentKindLabels, invoiceState } from './invoiceLabels';
import { useOpenInvoice } from './useOpenInvoice';

type Invoice = InvoiceList_OrderFragment['taxDocuments'][number];

interface InvoiceRowProps {
  orderId: string;
  invoice: Invoice;
}

const InvoiceRow = ({ orderId, invoice }: InvoiceRowProps) => {
  const { number, kind, issuedOn, total } = invoice;
  const { busy, open } = useOpenInvoice(orderId);
  const state = invoiceState(invoice);
  return (
    <ListItem disableGutters sx={{ gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontSize: 14 }}>
          {documentKindLabels[kind]} {number}
        </Typography>
        <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
          {formatDate(issuedOn)} · <Money paise={total} />
          {state && ` · ${state}`}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        sx={{ flex: 'none' }}
        aria-label={`Open PDF of ${number}`}
        {...busyButtonProps(busy, () => void open(invoice))}
      >
        {busy ? 'Opening...' : 'Open PDF'}
      </Button>
    </ListItem>
  );
};

/** The invoices of an order. The user opens each one as a PDF. */
export const InvoiceList = ({ order }: { order: InvoiceList_OrderFragment }) => (
  <List disablePadding aria-label="Invoices">
    {order.taxDocuments.map((invoice) => (
      <InvoiceRow key={invoice.id} orderId={order.id} invoice={invoice} />
    ))}
  </List>
);
