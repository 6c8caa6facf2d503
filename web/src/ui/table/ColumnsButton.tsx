import DensitySmall from '@mui/icons-material/DensitySmall';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { GridPreferencePanelsValue, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { memo } from 'react';
import { useTableFitsViewport } from './useTableFitsViewport';
import type { Table } from './useTable';

const nextDensity = {
  compact: 'standard',
  standard: 'comfortable',
  comfortable: 'compact',
} as const satisfies Record<GridDensity, GridDensity>;

interface ColumnsButtonProps {
  table: Table;
  columns: readonly Pick<GridColDef, 'field' | 'width' | 'minWidth' | 'flex'>[];
  disabled: boolean;
}

const PlainColumnsButton = ({ table, columns, disabled }: ColumnsButtonProps) => {
  const { apiRef, view, onView } = table;
  // On narrow screens rows are cards, without columns or row height.
  if (!useTableFitsViewport(columns, view.hidden)) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumn />}
        disabled={disabled}
        onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}
      >
        Columns
      </Button>
      <IconButton
        size="small"
        title={`Row height: ${view.density}`}
        disabled={disabled}
        aria-label={`Row height: ${view.density}`}
        onClick={() => onView({ density: nextDensity[view.density] })}
      >
        <DensitySmall fontSize="small" />
      </IconButton>
    </>
  );
};

export const ColumnsButton = memo(PlainColumnsButton);
