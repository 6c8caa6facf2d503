import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { memo, useMemo, useState, useSyncExternalStore, type KeyboardEvent, type Ref } from 'react';
import type { TableColumn, TableRow, TableSort } from './column';
import { GridHeading } from './GridHeading';
import { cellAt, moveByKey } from './gridKeys';
import { selectField, SelectPage } from './select/SelectBox';
import { selectByKey } from './select/selectKeys';
import { noSelection, type Selection } from './select/selection';
import { gridStyles, rowHeight } from './gridStyles';

/** The one cell that Tab comes to. A heading belongs to no row. */
interface Place {
  id: string | undefined;
  field: string | undefined;
}

interface RowProps<Row extends TableRow> {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  /** Column of the cell that has the focus, if it is in this row. */
  focused: string | undefined;
  selection: Selection<Row> | undefined;
}

function RowOfCells<Row extends TableRow>(props: RowProps<Row>) {
  const { row, index, columns, focused, selection } = props;
  const { subscribe, has } = selection ?? noSelection;
  const selected = useSyncExternalStore(subscribe, () => has(row.id));
  return (
    <div
      role="row"
      data-id={row.id}
      aria-rowindex={index + 2}
      aria-selected={selection && selected}
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
          {cell(row, focused === field)}
        </div>
      ))}
    </div>
  );
}

// From cell to cell only the two rows that it concerns are drawn anew.
const GridRow = memo(RowOfCells) as typeof RowOfCells;

export interface GridProps<Row extends TableRow> {
  gridRef?: Ref<HTMLDivElement>;
  /** What the table is, for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  hidden?: readonly string[];
  loading: boolean;
  onOpen?: (row: Row) => void;
  sort?: TableSort;
  /** While it is the same function, headings that say the same as before stay. */
  onSort?: (sort: TableSort) => void;
  maxHeight?: string;
  /** Where rows can be selected: with the space bar, with Shift and the arrows, and in a column for it. */
  selection?: Selection<Row>;
}

const typing = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), select, textarea');

/** Opens the row under the pointer or the focus. */
const opener =
  <Row extends TableRow>({ rows, onOpen }: Pick<GridProps<Row>, 'rows' | 'onOpen'>) =>
  (target: EventTarget): void => {
    const at = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
    const row = at && rows.find(({ id }) => id === at.dataset['id']);
    if (row) onOpen?.(row);
  };

function press(event: KeyboardEvent<HTMLDivElement>, open: (target: EventTarget) => void): void {
  const { currentTarget: grid, target, key } = event;
  const cell = cellAt(target);
  if (!cell || !grid.contains(cell) || typing(target)) return;
  // A button in a cell does its own work.
  const onButton = target instanceof Element && target.closest('button') !== null;
  if (key === 'Enter' && !onButton) {
    event.preventDefault();
    if (cell.role === 'gridcell') open(cell);
    else cell.querySelector('button')?.click();
  } else if (!event.altKey && !event.shiftKey) {
    const far = event.ctrlKey || event.metaKey;
    if (moveByKey(grid, cell, { key, far })) event.preventDefault();
  }
}

/** The cell that Tab comes to: the last one that had the focus, while it stands there. */
function usePlace<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
) {
  const [at, setAt] = useState<Place>();
  const stands =
    columns.some(({ field }) => field === at?.field) &&
    (at?.id === undefined || rows.some(({ id }) => id === at.id));
  const here: Place = at && stands ? at : { id: undefined, field: columns[0]?.field };
  const enter = ({ target }: { target: EventTarget }): void => {
    const cell = cellAt(target);
    if (cell) setAt({ id: cell.parentElement?.dataset['id'], field: cell.dataset['field'] });
  };
  return { here, enter };
}

/** The one dense table of the back-office: a row opens, headings sort, and the keyboard goes everywhere in it. */
export function Grid<Row extends TableRow>({ gridRef, ...props }: GridProps<Row>) {
  const { label, rows, columns: all, hidden, loading, sort, onSort, onOpen, maxHeight } = props;
  const { selection } = props;
  const columns = useMemo(() => all.filter(({ field }) => !hidden?.includes(field)), [all, hidden]);
  const { here, enter } = usePlace(rows, columns);
  const open = opener({ rows, onOpen });
  const headingOf = ({ field }: TableColumn<Row>) =>
    selection && field === selectField && <SelectPage selection={selection} page={rows} />;

  return (
    <Box sx={{ position: 'relative' }}>
      {loading && (
        <LinearProgress
          aria-label={`${label}: loading`}
          sx={{ position: 'absolute', top: rowHeight, insetInline: 0, zIndex: 2 }}
        />
      )}
      <Box
        ref={gridRef}
        role="grid"
        aria-label={label}
        aria-busy={loading}
        aria-multiselectable={selection && true}
        aria-colcount={columns.length}
        aria-rowcount={rows.length + 1}
        onClick={({ target }) => open(target)}
        onKeyDown={(event) => {
          if (!selectByKey(event, rows, selection)) press(event, open);
        }}
        onFocus={enter}
        sx={gridStyles(columns, Boolean(onOpen), maxHeight)}
      >
        <div role="rowgroup">
          <div role="row" aria-rowindex={1}>
            {columns.map((column, place) => (
              <GridHeading
                key={column.field}
                own={headingOf(column)}
                column={column}
                place={place}
                direction={sort?.field === column.field ? sort.sort : undefined}
                onSort={column.sortable === false ? undefined : onSort}
                hasFocus={here.id === undefined && here.field === column.field}
              />
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {rows.map((row, index) => (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              selection={selection}
              focused={here.id === row.id ? here.field : undefined}
            />
          ))}
        </div>
      </Box>
    </Box>
  );
}
