import type { SxProps, Theme } from '@mui/material/styles';
import { trackOf, widthOf, type TableColumn } from './column';

export const rowHeight = 38;

/** As many whole rows as there is room for, so that the last one is not cut through. */
const wholeRows = (height: string): string =>
  `calc(${rowHeight}px + round(down, ${height} - ${rowHeight}px, ${rowHeight}px))`;

const headings = {
  '& [role="columnheader"]': {
    fontSize: 13,
    fontWeight: 650,
    lineHeight: 1.2,
    color: 'text.secondary',
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
  },
  '& [role="columnheader"]:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 13,
    right: 0,
    width: '1px',
    bgcolor: 'divider',
    opacity: 0.6,
  },
  '& [role="columnheader"]:has(button)': { cursor: 'pointer' },
  '& [role="columnheader"] .MuiSvgIcon-root': { fontSize: 16 },
  // The arrow takes room where it says something: how the table is sorted, or could be.
  '& [role="columnheader"] .cell-icon': {
    width: 0,
    height: 26,
    p: 0,
    opacity: 0,
    color: 'action.active',
  },
  '& [role="columnheader"]:is(:hover, :focus-within) .cell-icon': {
    width: 26,
    opacity: 0.5,
  },
  '& [role="columnheader"]:not([aria-sort="none"]) .cell-icon': { width: 26, opacity: 1 },
} as const;

/** Struck through, and as readable as before. */
export const goneStyles = {
  '& [data-gone]': { color: 'text.secondary', bgcolor: 'action.hover' },
  '& [data-gone] :is([role="gridcell"]:not([data-centred]), .cell-words, dt, dd)': {
    textDecoration: 'line-through',
    color: 'text.secondary',
  },
} as const;

/** Hairlines, no boxes, and the whole row of the focused cell lit up. */
export const gridStyles = (
  columns: readonly TableColumn<never>[],
  opens: boolean,
  maxHeight?: string,
): SxProps<Theme> => ({
  overflow: 'auto',
  maxHeight: maxHeight && wholeRows(maxHeight),
  // What the keyboard goes up to is not covered by the headings.
  scrollPaddingTop: rowHeight,
  fontSize: 14,
  lineHeight: '21px',
  fontVariantNumeric: 'tabular-nums',
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: columns.map(trackOf).join(' '),
    minWidth: columns.reduce((sum, column) => sum + widthOf(column), 0),
  },
  '& [role="rowgroup"]:first-of-type': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    minWidth: 'fit-content',
    minHeight: rowHeight,
    bgcolor: 'linen.main',
    borderBottom: 1,
    borderColor: 'divider',
  },
  // One line makes the row 38 px high, and more of them make it higher. Nothing is cut.
  '& :is([role="gridcell"], [role="columnheader"])': {
    minWidth: 0,
    minHeight: rowHeight - 1,
    px: 1,
    overflow: 'hidden',
    '@media (min-width: 1600px)': { px: 1.5 },
  },
  // Where the chips of a row have no room beside each other they stand in two lines.
  '& .cell-row': {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'center' },
    ...{ columnGap: 0.75, rowGap: '2px', minHeight: '100%', py: '3px' },
  },
  '& [role="gridcell"] > .cell-button': {
    ...{ ml: -1, textAlign: 'left', lineHeight: 1.3 },
    ...{ whiteSpace: 'normal', overflowWrap: 'normal' },
  },
  '& .copyable': { whiteSpace: 'nowrap' },
  // Words beside a picture.
  '& .cell-words': { minWidth: 0, py: '8px' },
  '& [role="gridcell"]': { py: '8px', alignContent: 'center', overflowWrap: 'anywhere' },
  '& :is([data-centred], [data-type="actions"])': { display: 'flex', alignItems: 'center', py: 0 },
  '& [data-type="actions"]': { justifyContent: 'center', gap: '10px' },
  '& [data-type="number"]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& [role="columnheader"][data-type="number"]': {
    flexDirection: 'row-reverse',
    whiteSpace: 'normal',
  },
  ...headings,
  ...goneStyles,
  '& :is([role="gridcell"], [role="columnheader"]):focus': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& [data-id]': { borderTop: '1px solid transparent', cursor: opens ? 'pointer' : undefined },
  '& [data-id] + [data-id]': { borderTopColor: 'divider' },
  '& [data-id]:hover': { bgcolor: 'linen.main' },
  '& [aria-selected="true"]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent) !important',
  },
  '& [data-id]:has(:focus-visible)': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
  },
});
