import { formatDateTime } from '../ui/format/dates';
import { RowCard } from '../ui/table/RowCard';
import { type FailedRow, troubleText } from './failureUrlState';
import { OrderLink } from './OrderLink';
import { SeeToButtons, type SeeTo } from './SeeToButtons';

interface FailedCardProps<Row> {
  row: Row;
  title: string;
  /** Customer or order concerned; shown after the timestamp. */
  about: string;
  /** What the row is, for those who hear its buttons. */
  name: string;
  seeTo: SeeTo<Row>;
}

/** Something that failed, where its table has no room. */
export function FailedCard<Row extends FailedRow>(props: FailedCardProps<Row>) {
  const { row, title, about, name, seeTo } = props;
  return (
    <RowCard
      title={title}
      about={`${formatDateTime(row.createdAt)} · ${about}`}
      facts={[
        ['Why it failed', troubleText(row)],
        ['Order', <OrderLink key="order" orderId={row.orderId} />],
        ['Attempts', row.tries ?? '-'],
        ['Last attempt', row.triedAt ? formatDateTime(row.triedAt) : '-'],
      ]}
      actions={<SeeToButtons row={row} name={name} {...seeTo} />}
    />
  );
}
