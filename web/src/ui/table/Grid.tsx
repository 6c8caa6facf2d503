import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import type { TableColumn, TableRow, TableSort } from './column';
import { GridHeadings } from './grid/GridHeadings';
import { GridRow } from './grid/GridRow';
import { createTabPlace } from './grid/place';
import { WaitingBar } from './grid/WaitingBar';
import { cellAt, moveByKey } from './gridKeys';
import { selectByKey } from './select/selectKeys';
import type { Selection } from './select/selection';
import { gridStyles, rowHeight } from './gridStyles';

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
  /** Rows that stand here until the list is asked for anew, and are not in it any more. */
  gone?: ReadonlySet<string>;
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

/** The one dense table of the back-office: a row opens, headings sort, and the keyboard goes everywhere in it. */
export function Grid<Row extends TableRow>({ gridRef, ...props }: GridProps<Row>) {
  const { label, rows, columns: all, hidden, loading, sort, onSort, onOpen, maxHeight } = props;
  const { selection, gone } = props;
  const columns = useMemo(() => all.filter(({ field }) => !hidden?.includes(field)), [all, hidden]);
  const [tabPlace] = useState(createTabPlace);
  const open = opener({ rows, onOpen });
  // The heading that was pressed is seen first.
  const waiting = useDeferredValue(loading);

  return (
    <Box sx={{ position: 'relative' }}>
      {waiting && <WaitingBar label={label} top={rowHeight} />}
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
        onFocus={({ target }) => tabPlace.enter(target)}
        sx={gridStyles(columns, Boolean(onOpen), maxHeight)}
      >
        <div role="rowgroup">
          <GridHeadings {...{ rows, columns, tabPlace, sort, onSort, selection }} />
        </div>
        <div role="rowgroup">
          {rows.map((row, index) => (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              selection={selection}
              isGone={gone?.has(row.id)}
              tabPlace={tabPlace}
            />
          ))}
        </div>
      </Box>
    </Box>
  );
}
