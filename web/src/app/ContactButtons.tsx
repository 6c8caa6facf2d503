import Call from '@mui/icons-material/Call';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { site } from '@laundry/api/site';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

const round = {
  width: 52,
  height: 52,
  borderRadius: '50%',
  boxShadow: 'var(--soft-shadow)',
  transition: 'transform 150ms',
  '&:hover': { transform: 'translateY(-2px)' },
} as const;

/** Always within reach of a thumb: call or chat. */
export const ContactButtons = () => (
  <Stack
    component="aside"
    aria-label="Reach us"
    className="no-print"
    spacing={1.5}
    sx={{
      position: 'fixed',
      right: { xs: 16, md: 24 },
      bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px) + 20px)',
      zIndex: 'speedDial',
    }}
  >
    <ButtonBase
      component="a"
      href={site.chatUrl}
      target="_blank"
      rel="noopener"
      aria-label="Chat with us on WhatsApp"
      sx={{ ...round, bgcolor: '#14713D', color: '#fff' }}
    >
      <WhatsApp />
    </ButtonBase>
    <ButtonBase
      component="a"
      href={site.phone.href}
      aria-label={`Call us on ${site.phone.display}`}
      sx={{ ...round, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Call />
    </ButtonBase>
  </Stack>
);
