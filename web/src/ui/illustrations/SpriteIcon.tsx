import SvgIcon from '@mui/material/SvgIcon';
import { illustrationAt } from './LineIllustration';

interface SpriteIconProps {
  /** Material icon in the sprite file of the illustrations. */
  name: 'facebook' | 'instagram' | 'youtube' | 'whatsapp' | 'call';
}

export const SpriteIcon = ({ name }: SpriteIconProps) => (
  <SvgIcon>
    <use href={illustrationAt(name)} />
  </SvgIcon>
);
