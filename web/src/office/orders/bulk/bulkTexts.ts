import type { OrderStatus } from '../../../graphql/schema.generated';
import { orderStatusLabels } from '../../../orders/orderStatus';

export const movingText = (count: number): string =>
  `Updating ${count} ${count === 1 ? 'order' : 'orders'}...`;

/** Text with the number of selected orders, in total and on other pages. */
export function countText(
  rows: ReadonlyMap<string, unknown>,
  page: readonly { id: string }[],
  isFull: boolean,
): string {
  const here = page.filter(({ id }) => rows.has(id)).length;
  const elsewhere = rows.size - here;
  const more = elsewhere > 0 ? `, ${elsewhere} not on this page` : '';
  return `${rows.size} selected${more}${isFull ? '. You can select up to 100 orders' : ''}`;
}

/** Sentence about selected orders that were not part of the request, if any. */
export const leftOutCount = (count: number): string[] =>
  count === 0
    ? []
    : [
        count === 1
          ? '1 selected order stays as it is'
          : `${count} selected orders stay as they are`,
      ];

/** The reason why an order is not part of the request. */
export const leftOutText = ({ orderStatus }: { orderStatus: OrderStatus }): string =>
  `Not changed: this order is ${orderStatusLabels[orderStatus]}`;
