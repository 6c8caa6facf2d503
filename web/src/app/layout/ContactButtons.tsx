import { site } from '@laundry/api/site';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { SpriteIcon } from '../../ui/illustrations/SpriteIcon';
import { useIsClearOfControls } from './useIsClearOfControls';

const size = 52;
const gap = 12;
const fromEdge = 20;

/** Bottom padding of a page, so that the floating buttons never cover its last lines. */
export const roomForContactButtons = `calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px) + ${2 * size + gap + 2 * fromEdge}px)`;

const round = {
  width: size,
  height: size,
  borderRadius: '50%',
  boxShadow: 'var(--soft-shadow)',
  transition: 'transform 150ms',
  '&:hover': { transform: 'translateY(-2px)' },
} as const;

/** Floating buttons to call or chat. They hide when they would cover a control. */
export const ContactButtons = () => {
  const box = useRef<HTMLElement>(null);
  const clear = useIsClearOfControls(box);
  return (
    <Stack
      ref={box}
      component="aside"
      aria-label="Contact us"
      className="no-print"
      spacing={`${gap}px`}
      sx={{
        position: 'fixed',
        right: { xs: 16, md: 24 },
        bottom: `calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom, 0px) + ${fromEdge}px)`,
        zIndex: 'speedDial',
        visibility: clear ? 'visible' : 'hidden',
        opacity: clear ? 1 : 0,
        transition: 'opacity 150ms',
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
        <SpriteIcon name="whatsapp" />
      </ButtonBase>
      <ButtonBase
        component="a"
        href={site.phone.href}
        aria-label={`Call us on ${site.phone.display}`}
        sx={{ ...round, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <SpriteIcon name="call" />
      </ButtonBase>
    </Stack>
  );
};
