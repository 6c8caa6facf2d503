import { memo, useMemo, useSyncExternalStore } from 'react';
import type { TableColumn, TableRow } from '../column';
import { noSelection, type Selection } from '../select/selection';
import type { TabPlace } from './place';

interface RowProps<Row extends TableRow> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  tabPlace: TabPlace;
  selection: Selection<Row> | undefined;
  isGone?: boolean;
}

/** What marks a row that is not in its list any more, in a table and as a card. */
export const goneRow = {
  'data-gone': true,
  'aria-description': 'Not in this list any more',
} as const;

function RowOfCells<Row extends TableRow>(props: RowProps<Row>) {
  const { row, index, columns, tabPlace, selection, isGone } = props;
  const { subscribe, has } = selection ?? noSelection;
  const selected = useSyncExternalStore(subscribe, () => has(row.id));
  const focused = useSyncExternalStore(tabPlace.subscribe, () => {
    const at = tabPlace.at();
    return at?.id === row.id ? at.field : undefined;
  });
  // The focus comes to one cell of them; what is in the others stays as it is.
  const atRest = useMemo(() => columns.map(({ cell }) => cell(row, false)), [columns, row]);
  return (
    <div
      role="row"
      data-id={row.id}
      aria-rowindex={index + 2}
      aria-selected={selection && selected}
      {...(isGone && goneRow)}
    >
      {columns.map(({ field, type, centred, cell }, place) => (
        <div
          key={field}
          role="gridcell"
          data-field={field}
          data-type={type}
          data-centred={centred}
          aria-colindex={place + 1}
          tabIndex={focused === field ? 0 : -1}
        >
          {focused === field ? cell(row, true) : atRest[place]}
        </div>
      ))}
    </div>
  );
}

// From cell to cell only the two rows that it concerns are drawn anew.
export const GridRow = memo(RowOfCells) as typeof RowOfCells;
