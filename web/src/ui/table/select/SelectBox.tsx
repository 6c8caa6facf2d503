import { useSyncExternalStore } from 'react';
import type { TableRow } from '../useTable';
import type { Selection } from './selection';
import './SelectBox.css';

interface BoxProps {
  label: string;
  checked: boolean;
  tabIndex?: number;
  onToggle: () => void;
}

const Box = ({ label, checked, tabIndex, onToggle }: BoxProps) => (
  // Touch target as large as a finger. A click around it would open the row.
  <label className="select-box" onClick={(event) => event.stopPropagation()}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      tabIndex={tabIndex}
      onChange={onToggle}
    />
  </label>
);

interface SelectBoxProps<Row extends TableRow> {
  selection: Selection<Row>;
  row: Row;
  name: string;
  tabIndex?: number;
}

export function SelectBox<Row extends TableRow>(props: SelectBoxProps<Row>) {
  const { selection, row, name, tabIndex } = props;
  const checked = useSyncExternalStore(selection.subscribe, () => selection.has(row.id));
  return (
    <Box
      label={`Select ${name}`}
      checked={checked}
      tabIndex={tabIndex}
      onToggle={() => selection.toggle(row)}
    />
  );
}
