import type { ReactNode } from 'react';
import { CellIcon } from '../CellButton';

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
    <CellIcon
      key={title}
      tabIndex={hasFocus ? 0 : -1}
      title={title}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onClick();
      }}
    >
      {icon}
    </CellIcon>
  ));
