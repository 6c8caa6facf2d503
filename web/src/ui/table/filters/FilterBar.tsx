import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useIsNarrowScreen } from '../../useIsNarrowScreen';
import { useUrlParams } from '../../useUrlParams';

interface FilterBarProps {
  /** Stands on a phone as well: the search, or what the list is about. */
  children?: ReactNode;
  choices: ReactNode;
  /** Choices that filter now. */
  count: number;
  /** Whether there is something to clear. */
  filtered: boolean;
  /** URL parameters to clear. */
  names: readonly string[];
}

/** On a phone the search alone stands above the rows, and the rest behind a button that counts it. */
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
