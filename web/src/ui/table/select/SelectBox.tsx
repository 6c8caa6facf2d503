import { useSyncExternalStore } from 'react';
import type { TableColumn, TableRow } from '../column';
import type { Selection } from './selection';
import './SelectBox.css';

interface BoxProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  tabIndex?: number;
  /** `range` while Shift is held. */
  onPress: (range: boolean) => void;
}

const Box = ({ label, checked, mixed = false, tabIndex, onPress }: BoxProps) => (
  // As large as a finger; what lies around it opens the row.
  <label className="select-box" onClick={(event) => event.stopPropagation()}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      tabIndex={tabIndex}
      onChange={({ nativeEvent }) =>
        onPress('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  </label>
);

interface SelectBoxProps<Row extends TableRow> {
  selection: Selection<Row>;
  row: Row;
  name: string;
  tabIndex?: number;
}

/** Selects its row. */
export function SelectBox<Row extends TableRow>(props: SelectBoxProps<Row>) {
  const { selection, row, name, tabIndex } = props;
  const checked = useSyncExternalStore(selection.subscribe, () => selection.has(row.id));
  return (
    <Box
      label={`Select ${name}`}
      checked={checked}
      tabIndex={tabIndex}
      onPress={(range) => selection.choose(row, range)}
    />
  );
}

interface SelectPageProps<Row extends TableRow> {
  selection: Selection<Row>;
  page: readonly Row[];
  tabIndex?: number;
}

/** Selects every row of the page, or none. */
export function SelectPage<Row extends TableRow>({
  selection,
  page,
  tabIndex,
}: SelectPageProps<Row>) {
  const rows = useSyncExternalStore(selection.subscribe, selection.rows);
  const chosen = page.filter(({ id }) => rows.has(id)).length;
  const all = chosen > 0 && chosen === page.length;
  return (
    <Box
      label="Select all of this page"
      checked={all}
      mixed={chosen > 0 && !all}
      tabIndex={tabIndex}
      onPress={() => selection.choosePage(page, !all)}
    />
  );
}

export const selectField = 'select';

/** The column that a table with a selection begins with. */
export const selectColumn = <Row extends TableRow>(
  selection: Selection<Row>,
  nameOf: (row: Row) => string,
): TableColumn<Row> => ({
  field: selectField,
  headerName: '',
  width: 46,
  sortable: false,
  hideable: false,
  centred: true,
  cell: (row) => <SelectBox selection={selection} row={row} name={nameOf(row)} tabIndex={-1} />,
});
