import { styled } from '@mui/material/styles';
import illustrations from './illustrations.svg';

const Lines = styled('svg')(({ theme }) => ({
  '--paper': theme.vars?.palette.background.paper,
  '--wash': theme.vars?.palette.primary.light,
  display: 'block',
  width: '100%',
  height: 'auto',
  color: theme.vars?.palette.primary.main,
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
}));

/**
 * URL of an illustration in the shared sprite file. Browsers cache the file, so no page or script contains the
 * drawings.
 */
export const illustrationAt = (name: string): string => `${illustrations}#${name}`;

interface LineIllustrationProps {
  drawing: 'doorstep' | 'folding';
  viewBox: string;
  label: string;
}

export const LineIllustration = ({ drawing, viewBox, label }: LineIllustrationProps) => (
  <Lines viewBox={viewBox} role="img" aria-label={label}>
    <use href={illustrationAt(drawing)} />
  </Lines>
);
