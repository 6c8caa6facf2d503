import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { memo, type ReactNode } from 'react';
import { CellIcon } from '../../CellButton';
import type { TableColumn, TableSort } from '../column';

interface GridHeadingProps {
  column: Pick<TableColumn<never>, 'field' | 'headerName' | 'type'>;
  /** Stands in place of the name. */
  own?: ReactNode;
  place: number;
  /** How the table is sorted by it, if it is. */
  direction: TableSort['sort'] | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  hasFocus: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const Heading = ({ column, own, place, direction, onSort, hasFocus }: GridHeadingProps) => {
  const Arrow = direction === 'asc' ? ArrowUpward : ArrowDownward;
  return (
    <div
      role="columnheader"
      data-field={column.field}
      data-type={column.type}
      aria-colindex={place + 1}
      aria-sort={direction ? ariaSort[direction] : 'none'}
      tabIndex={hasFocus ? 0 : -1}
      onClick={() => onSort?.({ field: column.field, sort: direction === 'desc' ? 'asc' : 'desc' })}
    >
      {own || <span>{column.headerName}</span>}
      {onSort && (
        <CellIcon tabIndex={-1} aria-label="Sort">
          <Arrow fontSize="inherit" />
        </CellIcon>
      )}
    </div>
  );
};

// Sorting changes two of them.
export const GridHeading = memo(Heading);
