import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface RowButton {
  icon: ReactNode;
  title: string;
  /** What it does to which row, for those who hear it. */
  label: string;
  onClick: () => void;
}

interface RowButtonsProps {
  hasFocus: boolean;
  buttons: readonly RowButton[];
}

/** What can be done with a row of a table. */
export const RowButtons = ({ hasFocus, buttons }: RowButtonsProps) =>
  buttons.map(({ icon, title, label, onClick }) => (
    <IconButton
      key={title}
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      title={title}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      {icon}
    </IconButton>
  ));
