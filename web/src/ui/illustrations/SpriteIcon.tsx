import SvgIcon from '@mui/material/SvgIcon';
import { illustrationAt } from './LineIllustration';

interface SpriteIconProps {
  /** Material icons, in one file with the illustrations. */
  name: 'facebook' | 'instagram' | 'youtube' | 'whatsapp' | 'call';
}

export const SpriteIcon = ({ name }: SpriteIconProps) => (
  <SvgIcon>
    <use href={illustrationAt(name)} />
  </SvgIcon>
);
