import type { SxProps, Theme } from '@mui/material/styles';

/** Grey, and as readable as before. */
export const goneStyles = {
  '& :is(.row-gone, [data-gone])': { bgcolor: 'action.hover' },
  '& :is(.row-gone, .row-gone .MuiDataGrid-cell, .row-gone .cell-words, [data-gone], [data-gone] :is(dt, dd))':
    { color: 'text.secondary' },
} as const;

const cells = {
  // The grid fills up each row with an empty cell, which has no width.
  '& .MuiDataGrid-cell.MuiDataGrid-cellEmpty': { p: 0 },
  // Long words wrap, so that nothing is cut off.
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
  // Chips and buttons have their own height.
  '&.MuiDataGrid-root .MuiDataGrid-cell--flex': { py: 0, alignItems: 'center' },
  '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell--flex': { py: '7px' },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell--flex': { py: '14px' },
  '& .MuiDataGrid-cellCheckbox': { px: 0 },
  // The width of the column of checkboxes.
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
  // Narrow, so that a word fits beside it.
  '& .MuiDataGrid-sortButton': { p: '2px' },
  '& .MuiDataGrid-columnHeaderTitle': {
    fontSize: 13,
    fontWeight: 650,
    lineHeight: 1.2,
    whiteSpace: 'normal',
    overflowWrap: 'normal',
  },
  // Over the heading, so that the pointer does not squeeze it.
  '& .MuiDataGrid-menuIcon': {
    position: 'absolute',
    right: 0,
    bgcolor: 'linen.main',
    borderRadius: '50%',
  },
} as const;

/** Hairlines in place of boxes. */
export const gridStyles = (opens: boolean): SxProps<Theme> => ({
  border: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  ...cells,
  ...headings,
  ...goneStyles,
  '& .MuiDataGrid-row': { cursor: opens ? 'pointer' : undefined },
});
