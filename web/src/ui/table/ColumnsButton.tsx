import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useState } from 'react';
import { useLayer } from '../dialog/useLayer';
import { narrowScreen } from '../useNarrow';

interface ColumnsButtonProps {
  columns: readonly { field: string; headerName?: string; hideable?: boolean }[];
  hidden: string[];
  onChange: (hidden: string[]) => void;
}

const PlainColumnsButton = ({ columns, hidden, onChange }: ColumnsButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLayer(anchor !== null, { close: () => setAnchor(null) });
  const toggle = (field: string): void =>
    onChange(hidden.includes(field) ? hidden.filter((name) => name !== field) : [...hidden, field]);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Cards have no columns.
        sx={{ [narrowScreen]: { display: 'none' } }}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns
          .filter(({ hideable }) => hideable !== false)
          .map(({ field, headerName }) => (
            <MenuItem
              key={field}
              dense
              role="menuitemcheckbox"
              aria-checked={!hidden.includes(field)}
              onClick={() => toggle(field)}
            >
              <Checkbox
                size="small"
                tabIndex={-1}
                checked={!hidden.includes(field)}
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0.5, mr: 1 }}
              />
              <ListItemText primary={headerName} />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};

/** Puts columns away and brings them back. */
export const ColumnsButton = memo(PlainColumnsButton);
