import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { AddressCard_AddressFragment } from './AddressCard.generated';
import { StatusChip } from '../../ui/StatusChip';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { formatAddress } from '../../addresses/formatAddress';

interface AddressCardProps {
  address: AddressCard_AddressFragment;
  primary: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export const AddressCard = ({ address, primary, onEdit, onDelete }: AddressCardProps) => {
  const text = formatAddress(address);
  return (
    <Card
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        borderColor: primary ? 'primary.main' : 'divider',
      }}
    >
      <FormControlLabel
        value={address.id}
        control={<Radio />}
        sx={{ m: 0, alignItems: 'flex-start' }}
        label={
          <Box sx={{ pt: 1, overflowWrap: 'anywhere' }}>
            {text}
            {primary && (
              <Box sx={{ mt: 1 }}>
                <StatusChip tone="green" label="Primary" />
              </Box>
            )}
          </Box>
        }
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <Button onClick={onEdit}>
          Edit
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {text}
          </Box>
        </Button>
        <Button color="error" onClick={onDelete}>
          Delete
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {text}
          </Box>
        </Button>
      </Box>
    </Card>
  );
};
