import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import YouTube from '@mui/icons-material/YouTube';
import { site } from '@laundry/api/site';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const icons = { Facebook, Instagram, YouTube };

export const SocialLinks = () => (
  <Stack direction="row" spacing={1} sx={{ ml: -1.25 }}>
    {site.social.map(({ name, url }) => {
      const Icon = icons[name];
      return (
        <IconButton
          key={name}
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          color="inherit"
          aria-label={`${site.brand} on ${name}`}
        >
          <Icon />
        </IconButton>
      );
    })}
  </Stack>
);
