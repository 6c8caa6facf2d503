import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { bookNowLink } from './bookNowLink';

/** True while the booking form is visible, when the button is not needed. */
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
      // At 400% zoom the window is low, so the bar scrolls with the page.
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

/** Book Now button at the bottom of a phone screen. */
export const BookNowBar = () => {
  const hidden = useBookingInSight();
  return (
    <>
      {/* The space stays reserved while the bar is hidden, so that floating buttons do not jump. */}
      <GlobalStyles
        styles={{ '@media (max-width: 899.95px)': { ':root': { '--bottom-bar': '77px' } } }}
      />
      {!hidden && <Bar />}
    </>
  );
};
