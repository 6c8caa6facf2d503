import { GridActionsCellItem } from '@mui/x-data-grid';
import type { ReactElement } from 'react';

interface RowAction {
  icon: ReactElement;
  title: string;
  /** Label for screen readers, which includes the row's name. */
  label: string;
  onClick: () => void;
}

/** Buttons of a row, for `getActions` of a grid column. */
export const rowActions = (actions: readonly RowAction[]) =>
  actions.map(({ icon, title, label, onClick }) => (
    <GridActionsCellItem key={title} icon={icon} title={title} label={label} onClick={onClick} />
  ));
