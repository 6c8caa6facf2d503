import Typography from '@mui/material/Typography';
import type { StatementTotals_FiguresFragment } from './StatementTotals.generated';
import { formatDate } from '../ui/format/dates';
import { Money } from '../ui/format/Money';
import { DescriptionList } from '../ui/table/DescriptionList';

/** Totals and ageing of a statement. */
export const StatementTotals = ({ figures }: { figures: StatementTotals_FiguresFragment }) => {
  const { from, to, opening, charged, credited, closing, ageing, balanceDue, advance } = figures;
  const { notInvoicedOrders: orders, notInvoiced } = figures;
  const money = (name: string, paise: number) =>
    [name, <Money key={name} paise={paise} />] as const;
  const ages = [
    money('0–30 days', ageing.upTo30),
    money('31–60 days', ageing.upTo60),
    money('61–90 days', ageing.upTo90),
    money('Over 90 days', ageing.over90),
    money('Paid, no invoice yet', -ageing.held),
  ];
  return (
    <>
      <DescriptionList
        facts={[
          money(`Balance due on ${formatDate(to)}`, balanceDue),
          money('Advance, paid above the bills', advance),
        ]}
      />
      <Typography variant="body2" sx={{ my: 1.5, color: 'text.secondary' }}>
        Balance due is the account balance below, plus orders not invoiced yet, plus the advance. It
        is the amount still to be paid for all orders. “Paid, no invoice yet” is already in the
        account balance.
      </Typography>
      <DescriptionList
        facts={[
          money(`Balance before ${formatDate(from)}`, opening),
          money('Charged', charged),
          money('Paid and credited', credited),
          money(`Account balance on ${formatDate(to)}`, closing),
          ...ages,
          money(`Not invoiced yet (${orders})`, notInvoiced),
        ]}
      />
    </>
  );
};
