import { useMemo, useSyncExternalStore } from 'react';
import type { TableColumn, TableRow, TableSort } from '../column';
import { selectField, SelectPage } from '../select/SelectBox';
import type { Selection } from '../select/selection';
import { GridHeading } from './GridHeading';
import type { TabPlace } from './place';

interface HeadingsProps<Row extends TableRow> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  tabPlace: TabPlace;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  selection: Selection<Row> | undefined;
}

/** The heading that Tab comes to: the first one, too, where no cell has been entered that still stands there. */
function useTabHeading<Row extends TableRow>(props: HeadingsProps<Row>): string | undefined {
  const { rows, columns, tabPlace } = props;
  return useSyncExternalStore(tabPlace.subscribe, () => {
    const at = tabPlace.at();
    const stands =
      columns.some(({ field }) => field === at?.field) &&
      (at?.id === undefined || rows.some(({ id }) => id === at.id));
    if (!at || !stands) return columns[0]?.field;
    return at.id === undefined ? at.field : undefined;
  });
}

/** From row to row they stay. */
export function GridHeadings<Row extends TableRow>(props: HeadingsProps<Row>) {
  const { rows, columns, sort, onSort, selection } = props;
  const focused = useTabHeading(props);
  const selectPage = useMemo(
    () => selection && <SelectPage selection={selection} page={rows} />,
    [selection, rows],
  );
  return (
    <div role="row" aria-rowindex={1}>
      {columns.map((column, place) => (
        <GridHeading
          key={column.field}
          own={column.field === selectField && selectPage}
          column={column}
          place={place}
          direction={sort?.field === column.field ? sort.sort : undefined}
          onSort={column.sortable === false ? undefined : onSort}
          hasFocus={column.field === focused}
        />
      ))}
    </div>
  );
}
