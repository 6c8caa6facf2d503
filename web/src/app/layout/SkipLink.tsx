import Link from '@mui/material/Link';

export const SkipLink = () => (
  <Link
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      bgcolor: 'background.paper',
      fontWeight: 600,
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    Skip to content
  </Link>
);
