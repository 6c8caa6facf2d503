import type { StatementSums_FiguresFragment } from '../graphql/generated';
import { formatDate } from '../ui/format/dates';
import { Money } from '../ui/format/Money';
import { Facts } from '../ui/table/Facts';

/** What a statement comes to, and how old what is open is. */
export const StatementSums = ({ figures }: { figures: StatementSums_FiguresFragment }) => {
  const { from, to, opening, charged, credited, closing, ageing } = figures;
  const { notInvoicedOrders: orders, notInvoiced } = figures;
  const money = (name: string, paise: number) =>
    [name, <Money key={name} paise={paise} />] as const;
  const ages = [
    money('0–30 days', ageing.upTo30),
    money('31–60 days', ageing.upTo60),
    money('61–90 days', ageing.upTo90),
    money('Over 90 days', ageing.over90),
    money('Held for them', -ageing.held),
  ];
  return (
    <Facts
      facts={[
        money(`Balance before ${formatDate(from)}`, opening),
        money('Charged', charged),
        money('Paid and credited', credited),
        money(`Balance on ${formatDate(to)}`, closing),
        ...ages,
        ...(orders ? [money(`Not invoiced yet (${orders})`, notInvoiced)] : []),
      ]}
    />
  );
};
