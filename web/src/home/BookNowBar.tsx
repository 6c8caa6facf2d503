import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { bookNowLink } from './bookNowLink';

/** True while the booking form can be seen, when a button that leads to it would be in the way. */
function useBookingInSight(): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const section = document.getElementById('book');
    if (!section) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting ?? false),
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return inSight;
}

const Bar = () => (
  <Box
    className="no-print"
    sx={{
      display: { md: 'none' },
      position: 'fixed',
      // Where four hundred per cent leave little height, the page needs it more.
      '@media (max-height: 400px)': { position: 'static' },
      inset: 'auto 0 0 0',
      zIndex: 'appBar',
      px: 2,
      pt: 1.5,
      pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 92%, transparent)',
      backdropFilter: 'blur(12px)',
    }}
  >
    <Button variant="contained" color="accent" size="large" fullWidth {...bookNowLink}>
      Book Now
    </Button>
  </Box>
);

/** On a phone, Book Now stays under the thumb. */
export const BookNowBar = () => {
  const hidden = useBookingInSight();
  return (
    <>
      {/* Its room stays when it goes, so that nothing that floats over it jumps. */}
      <GlobalStyles
        styles={{ '@media (max-width: 899.95px)': { ':root': { '--bottom-bar': '77px' } } }}
      />
      {!hidden && <Bar />}
    </>
  );
};
