import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProfileCard_UserFragment } from './ProfileCard.generated';
import { EditAccountDialog } from './EditAccountDialog';
import { Money } from '../../ui/format/Money';
import { initials } from './initials';

export const ProfileCard = ({ user }: { user: ProfileCard_UserFragment }) => {
  const [editing, setEditing] = useState(false);
  const { name, phone, email, pendingEmail, gstin, creditLimit } = user;
  return (
    <Card component="section" aria-label="Profile" sx={{ p: { xs: 2.5, md: 3.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 64,
            height: 64,
            fontSize: 24,
            fontWeight: 700,
            bgcolor: 'primary.light',
            color: 'primary.dark',
          }}
        >
          {initials(name)}
        </Avatar>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {phone ? `+91 ${phone}` : 'No phone number yet'}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          {gstin && <Typography sx={{ color: 'text.secondary' }}>GSTIN {gstin}</Typography>}
          {creditLimit !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              Credit limit <Money paise={creditLimit} />
            </Typography>
          )}
        </Box>
        <Button variant="outlined" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </Box>
      {pendingEmail && (
        <Alert severity="info" sx={{ mt: 2.5 }}>
          We sent a link to {pendingEmail}. Open it to confirm your new email.
        </Alert>
      )}
      <EditAccountDialog open={editing} user={user} onClose={() => setEditing(false)} />
    </Card>
  );
};
