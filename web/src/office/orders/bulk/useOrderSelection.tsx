import { useEffect, useMemo, type ReactNode } from 'react';
import type { OrderFilter } from '../../../graphql/schema.generated';
import type { OrdersPage_OrderFragment } from '../list/OrdersPage.generated';
import { SelectBox } from '../../../ui/table/select/SelectBox';
import { createSelection, type Selection } from '../../../ui/table/select/selection';

type Row = OrdersPage_OrderFragment;

/** Maximum number of orders in one bulk request. */
const most = 100;

const nameOf = ({ shortId }: Row): string => `order ${shortId}`;

interface OrderSelection {
  selection: Selection<Row>;
  boxOf: (row: Row) => ReactNode;
}

/** Selected orders of one filter, on all of its pages. A changed filter clears the selection. */
export function useOrderSelection(
  filter: OrderFilter,
  rows: readonly Row[] | undefined,
): OrderSelection {
  const asked = JSON.stringify(filter);
  const orderSelection = useMemo((): OrderSelection => {
    void asked;
    const selection = createSelection<Row>(most);
    return {
      selection,
      boxOf: (row) => <SelectBox selection={selection} row={row} name={nameOf(row)} />,
    };
  }, [asked]);
  useEffect(() => {
    // Selected rows follow the list, so that a bulk action sends their current versions.
    orderSelection.selection.show(rows ?? []);
  }, [rows, orderSelection]);
  return orderSelection;
}
