import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';

interface AddPincodeToAreaDialogProps {
  pincode: string;
  areas: readonly { id: string; name: string }[];
  /** Called with the id of the area, or `new`. */
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Asks which area will serve a PIN code of the waitlist. The form of the area follows. */
export const AddPincodeToAreaDialog = ({
  pincode,
  areas,
  onChoose,
  onClose,
}: AddPincodeToAreaDialogProps) => {
  const titleId = useId();
  const choices = [...areas, { id: 'new', name: 'New area' }];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add {pincode} to</DialogTitle>
      <DialogContent>
        <Stack spacing={1}>
          {choices.map(({ id, name }) => (
            <Button
              key={id}
              variant="outlined"
              onClick={ignoreDoubleClick(() => onChoose(id))}
              // A flex box would not wrap a name without spaces.
              sx={{ display: 'block', textAlign: 'left' }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <CloseButton>Cancel</CloseButton>
      </DialogActions>
    </Dialog>
  );
};
