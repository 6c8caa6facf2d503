import type { SxProps, Theme } from '@mui/material/styles';

/** Hairlines, no boxes, and the whole row of the focused cell lit up. */
export const dataTableStyles = (opens: boolean): SxProps<Theme> => ({
  border: 0,
  borderRadius: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  '--DataGrid-t-color-background-base': 'transparent',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-linen-main)',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeader': {
    bgcolor: 'linen.main',
    fontSize: 13,
    color: 'text.secondary',
    px: 1.5,
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 650, whiteSpace: 'normal', lineHeight: 1.2 },
  '& .MuiDataGrid-columnHeader .MuiIconButton-root': {
    bgcolor: 'transparent',
    width: 26,
    height: 26,
  },
  '& .MuiDataGrid-actionsCell .MuiIconButton-root': { color: 'text.secondary', p: 0.75 },
  '& .MuiDataGrid-actionsCell .MuiIconButton-root:hover': { color: 'text.primary' },
  '& .MuiDataGrid-columnSeparator': { color: 'divider' },
  // One line makes the row 38 px high, and more of them make it higher.
  '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': {
    px: 1.5,
    py: '8px',
    minHeight: 38,
    lineHeight: '21px',
    overflowWrap: 'anywhere',
  },
  '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell--flex, & .MuiDataGrid-row--dynamicHeight .MuiDataGrid-actionsCell':
    { py: 0 },
  '& .MuiDataGrid-cell .MuiButton-root': { whiteSpace: 'nowrap' },
  '& .MuiDataGrid-cell--textRight': { whiteSpace: 'nowrap !important' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': {
    outlineOffset: -2,
    outlineColor: 'primary.main',
  },
  '& .MuiDataGrid-row': { cursor: opens ? 'pointer' : undefined },
  '& .MuiDataGrid-row:hover': { bgcolor: 'linen.main' },
  '& .MuiDataGrid-row:has(:focus-visible)': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, transparent)',
  },
});
