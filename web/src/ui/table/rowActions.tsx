import { GridActionsCellItem } from '@mui/x-data-grid';
import type { ReactElement } from 'react';

interface RowAction {
  icon: ReactElement;
  title: string;
  /** Names the row too, for screen readers. */
  label: string;
  onClick: () => void;
}

/** Buttons of a row, for `getActions` of a column. */
export const rowActions = (actions: readonly RowAction[]) =>
  actions.map(({ icon, title, label, onClick }) => (
    <GridActionsCellItem key={title} icon={icon} title={title} label={label} onClick={onClick} />
  ));
