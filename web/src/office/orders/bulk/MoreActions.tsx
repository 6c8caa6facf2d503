import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { useMenuOverlay } from '../../../ui/dialog/useOverlay';

interface MoreActionsProps {
  actions: readonly { label: string; act: () => void }[];
  disabled: boolean;
}

export const MoreActions = ({ actions, disabled }: MoreActionsProps) => {
  const { open, onOpen, onClose } = useMenuOverlay();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        endIcon={<ExpandMore />}
        onClick={onOpen}
      >
        More
      </Button>
      <Menu anchorEl={() => button.current} open={open} onClose={onClose}>
        {actions.map(({ label, act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              onClose();
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
