import { site } from '@laundry/api/site';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { SpriteIcon } from '../../ui/illustrations/SpriteIcon';

const icons = { Facebook: 'facebook', Instagram: 'instagram', YouTube: 'youtube' } as const;

export const SocialLinks = () => (
  <Stack direction="row" spacing={1} sx={{ ml: -1.25 }}>
    {site.social.map(({ name, url }) => (
      <IconButton
        key={name}
        component="a"
        href={url}
        target="_blank"
        rel="noopener"
        color="inherit"
        aria-label={`${site.brand} on ${name}`}
      >
        <SpriteIcon name={icons[name]} />
      </IconButton>
    ))}
  </Stack>
);
