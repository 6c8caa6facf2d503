import type { SxProps, Theme } from '@mui/material/styles';

/** Rows that left the list: grey, but with enough contrast to read. */
export const removedRowStyles = {
  '& :is(.row-gone, [data-gone])': { bgcolor: 'action.hover' },
  '& :is(.row-gone, .row-gone .MuiDataGrid-cell, .row-gone .cell-words, [data-gone], [data-gone] :is(dt, dd))':
    { color: 'text.secondary' },
} as const;

const cells = {
  // The MUI grid fills each row with an empty cell, which needs no padding.
  '& .MuiDataGrid-cell.MuiDataGrid-cellEmpty': { p: 0 },
  // Long words wrap instead of being cut off.
  '& .MuiDataGrid-cell': {
    px: 1,
    lineHeight: '21px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    alignContent: 'center',
  },
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': { py: '8px', minHeight: 37 },
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': { py: '15px' },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': { py: '22px' },
  '& .MuiDataGrid-cell--textRight': { whiteSpace: 'nowrap' },
  // Chips and buttons define their own height.
  '&.MuiDataGrid-root .MuiDataGrid-cell--flex': { py: 0, alignItems: 'center' },
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell--flex': { py: '7px' },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell--flex': { py: '14px' },
  '& .MuiDataGrid-cellCheckbox': { px: 0 },
  // Fits the width of the checkbox column.
  '& .MuiDataGrid-checkboxInput': { width: 40, height: 40 },
  '& .cell-row': {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'center' },
    ...{ columnGap: 0.75, rowGap: '2px', minHeight: '100%', py: '3px' },
  },
  '& .MuiDataGrid-cell > .cell-button': {
    ...{ ml: -1, textAlign: 'left', lineHeight: 1.3 },
    ...{ whiteSpace: 'normal', overflowWrap: 'normal' },
  },
  '& .copyable': { whiteSpace: 'nowrap' },
  // Names wrap at spaces. A word wider than its column ends in an ellipsis; its element has the whole as title.
  '& .cell-words': {
    ...{ display: 'block', minWidth: 0, overflow: 'hidden' },
    ...{ textOverflow: 'ellipsis', overflowWrap: 'normal' },
  },
  '& .MuiDataGrid-cell--flex .cell-words': { py: '8px' },
} as const;

const headings = {
  '& .MuiDataGrid-columnHeaders > [role="row"]': { bgcolor: 'linen.main' },
  '& .MuiDataGrid-columnHeader': { px: 1, color: 'text.secondary' },
  '& .MuiDataGrid-columnHeaderCheckbox': { px: 0 },
  // Small enough to leave room for a word beside the button.
  '& .MuiDataGrid-sortButton': { p: '2px' },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: 13,
    fontWeight: 650,
    lineHeight: 1.2,
    whiteSpace: 'normal',
    overflowWrap: 'normal',
  },
  // Positioned over the heading, so that hovering does not narrow the text.
  '& .MuiDataGrid-menuIcon': {
    position: 'absolute',
    right: 0,
    bgcolor: 'linen.main',
    borderRadius: '50%',
  },
} as const;

/** Grid styles with thin lines between rows instead of borders. */
export const gridStyles = (opens: boolean): SxProps<Theme> => ({
  border: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  ...cells,
  ...headings,
  ...removedRowStyles,
  '& .MuiDataGrid-row': { cursor: opens ? 'pointer' : undefined },
});
