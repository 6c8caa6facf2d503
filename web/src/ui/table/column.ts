import type { ReactNode } from 'react';

export interface TableRow {
  id: string;
}

/** A column of a table: how wide it is, and what a row shows in it. */
export interface TableColumn<Row extends TableRow> {
  field: string;
  headerName: string;
  width?: number;
  /** Its share of the room that is left over; it is at least as wide as `minWidth` then. */
  flex?: number;
  minWidth?: number;
  /** Numbers stand at the right; actions in the middle, and the arrows go from button to button. */
  type?: 'number' | 'actions';
  /** False where the server does not sort by it. */
  sortable?: boolean;
  /** False where a row would not be known without it. */
  hideable?: boolean;
  /** Lays out its content in one flex row: for chips, buttons and icons. Its text is not struck through in a gone row. */
  centred?: boolean;
  /** A button in a cell can be tabbed to while its cell has the focus. */
  cell: (row: Row, hasFocus: boolean) => ReactNode;
}

export interface TableSort {
  field: string;
  sort: 'asc' | 'desc';
}

type SizedColumn = Pick<TableColumn<never>, 'flex' | 'width' | 'minWidth'>;

/** The least room that it needs. */
export const widthOf = ({ flex, width = 100, minWidth = 50 }: SizedColumn): number =>
  flex ? minWidth : width;

/** How wide it becomes, as CSS says it. */
export const trackOf = (column: SizedColumn): string =>
  column.flex ? `minmax(${widthOf(column)}px, ${column.flex}fr)` : `${widthOf(column)}px`;
