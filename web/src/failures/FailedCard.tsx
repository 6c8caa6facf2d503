import { formatDateTime } from '../ui/format/dates';
import { RowCard } from '../ui/table/RowCard';
import { type FailedRow, failureText } from './failuresUrlState';
import { OrderLink } from './OrderLink';
import { RetryDismissButtons, type RetryDismiss } from './RetryDismissButtons';

interface FailedCardProps<Row> {
  row: Row;
  title: string;
  /** Customer or order concerned; shown after the timestamp. */
  about: string;
  /** What the row is, for those who hear its buttons. */
  name: string;
  actions: RetryDismiss<Row>;
}

/** Something that failed, where its table has no room. */
export function FailedCard<Row extends FailedRow>(props: FailedCardProps<Row>) {
  const { row, title, about, name, actions } = props;
  return (
    <RowCard
      title={title}
      about={`${formatDateTime(row.createdAt)} · ${about}`}
      facts={[
        ['Why it failed', failureText(row)],
        ['Order', <OrderLink key="order" orderId={row.orderId} />],
        ['Attempts', row.attempts ?? '-'],
        ['Last attempt', row.lastAttemptAt ? formatDateTime(row.lastAttemptAt) : '-'],
      ]}
      actions={<RetryDismissButtons row={row} name={name} {...actions} />}
    />
  );
}
