import SvgIcon from '@mui/material/SvgIcon';
import { drawingAt } from './LineDrawing';

interface SpriteIconProps {
  /** Material icons, as the other drawings in one file. */
  name: 'facebook' | 'instagram' | 'youtube' | 'whatsapp' | 'call';
}

export const SpriteIcon = ({ name }: SpriteIconProps) => (
  <SvgIcon>
    <use href={drawingAt(name)} />
  </SvgIcon>
);
