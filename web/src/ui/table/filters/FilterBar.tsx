import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useIsNarrowScreen } from '../../useIsNarrowScreen';
import { useUrlParams } from '../../useUrlParams';

interface FilterBarProps {
  /** Content that also shows on phones, such as the search box. */
  children?: ReactNode;
  choices: ReactNode;
  /** Number of active filters. */
  count: number;
  /** True if there are filters to clear. */
  filtered: boolean;
  /** URL parameters that "Clear" removes. */
  names: readonly string[];
}

/**
 * Filters of a list. On phones only the search is visible, and a button with the count opens the
 * other filters.
 */
export const FilterBar = ({ children, choices, count, filtered, names }: FilterBarProps) => {
  const { change } = useUrlParams();
  const narrow = useIsNarrowScreen();
  const [open, setOpen] = useState(false);
  const clear = (): void =>
    change({ ...Object.fromEntries(names.map((name) => [name, null])), after: null });
  return (
    <>
      {children}
      {narrow && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      )}
      {(!narrow || open) && choices}
      {filtered && (
        <Button size="small" color="inherit" onClick={clear} sx={{ minHeight: 44 }}>
          Clear filters
        </Button>
      )}
    </>
  );
};
