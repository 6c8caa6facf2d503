import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useLayer } from '../../../ui/dialog/useLayer';
import { linkStyle } from './linkStyle';

interface HeaderMenuProps {
  label: ReactNode;
  name: string;
  /** The page that is open stands in this menu. */
  here?: boolean;
  /** The items; each closes the menu when it is chosen. */
  children: (close: () => void) => ReactElement[];
}

/** A button of the header with a menu below it. */
export const HeaderMenu = ({ label, name, here = false, children }: HeaderMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const close = (): void => setAnchor(null);
  useLayer(open, { close });
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
