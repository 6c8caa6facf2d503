import { formatDateTime } from '../../ui/format/dates';
import { RowCard } from '../../ui/table/RowCard';
import { type FailedRow, failureText } from './failuresUrlState';
import { OrderLink } from './OrderLink';
import { RetryDismissButtons, type RetryDismiss } from './RetryDismissButtons';

interface FailedCardProps<Row> {
  row: Row;
  title: string;
  /** Customer or order of the failure. Shown after the time. */
  about: string;
  /** Name of the row for screen readers. */
  name: string;
  actions: RetryDismiss<Row>;
}

/** Card for a failed mail or webhook, on screens too narrow for a table. */
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
