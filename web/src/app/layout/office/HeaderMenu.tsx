import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useOverlay } from '../../../ui/dialog/useOverlay';
import { linkStyle } from './linkStyle';

interface HeaderMenuProps {
  label: ReactNode;
  name: string;
  /** True if the current page is in this menu. */
  here?: boolean;
  /** Menu items, which close the menu when the user selects one. */
  children: (close: () => void) => ReactElement[];
}

export const HeaderMenu = ({ label, name, here = false, children }: HeaderMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const close = (): void => setAnchor(null);
  useOverlay(open, { close });
  return (
    <>
      <ButtonBase
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={here ? 'active' : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...linkStyle, pr: 0.25 }}
      >
        {label}
        <ExpandMore sx={{ fontSize: 18, flex: 'none' }} />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { id, 'aria-label': name } }}
      >
        {children(close)}
      </Menu>
    </>
  );
};
