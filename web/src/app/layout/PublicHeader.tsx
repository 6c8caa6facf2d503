import MenuIcon from '@mui/icons-material/Menu';
import { site } from '@laundry/api/site';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../session/session';
import { SectionLink } from '../../customer/home/SectionLink';
import { sections } from '../../customer/home/sections';
import { ColourSchemeButton } from '../../ui/ColourSchemeButton';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useFetchAhead } from '../../ui/feedback/lazyComponent';
import { Logo } from '../../ui/illustrations/Logo';

const MobileMenu = lazyDialog(() => import('./MobileMenu'), 'MobileMenu');

const HeaderLinks = () => (
  <Stack
    component="nav"
    aria-label="Main"
    direction="row"
    sx={{ display: { xs: 'none', md: 'flex' }, gap: { md: 2.5, lg: 4 } }}
  >
    {sections.map(({ id, label }) => (
      <SectionLink
        key={id}
        section={id}
        underline="none"
        sx={{
          py: 1.25,
          fontSize: 16,
          fontWeight: 600,
          whiteSpace: 'nowrap',
          '&:hover': { color: 'primary.main' },
        }}
      >
        {label}
      </SectionLink>
    ))}
  </Stack>
);

const AccountButton = () => {
  const user = useSessionUser();
  return user ? (
    <Button component={Link} to="/account" variant="outlined">
      My Profile
    </Button>
  ) : (
    <Button component={Link} to="/signin" variant="outlined">
      Login
    </Button>
  );
};

/** The code of the menu loads at the first interaction with the page. */
const MenuButton = () => {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  useFetchAhead(MobileMenu);
  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label="Open menu"
        aria-expanded={menu === 'open'}
        onClick={() => setMenu('open')}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {menu !== 'unused' && <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />}
    </>
  );
};

const barStyle = {
  position: 'sticky',
  // At 400% zoom the window is low, so the header scrolls away with the page.
  '@media (max-height: 400px)': { position: 'static' },
  top: 0,
  zIndex: 'appBar',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 88%, transparent)',
  backdropFilter: 'blur(12px)',
} as const;

export const PublicHeader = () => (
  <Box component="header" className="no-print" sx={barStyle}>
    <Container
      maxWidth="lg"
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 }, minHeight: 72 }}
    >
      <SectionLink
        section="home"
        underline="none"
        aria-label={`${site.brand}, home`}
        sx={{ minWidth: 0, mr: 'auto' }}
      >
        <Logo />
      </SectionLink>
      <HeaderLinks />
      <Box sx={{ ml: { md: 'auto' } }}>
        <ColourSchemeButton />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <AccountButton />
      </Box>
      <MenuButton />
    </Container>
  </Box>
);
