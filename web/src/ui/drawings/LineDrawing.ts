import { styled } from '@mui/material/styles';

/** Shapes: .s surface, .t teal, .m marigold, .w wash of teal, .k thin inner line, .n no line. */
export const LineDrawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  color: theme.vars?.palette.primary.main,
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
  '& .s': { fill: theme.vars?.palette.background.paper },
  '& .t': { fill: '#0B6E69' },
  '& .m': { fill: '#F5A524' },
  '& .w': { fill: theme.vars?.palette.primary.light },
  '& .k': { strokeWidth: 1.75, opacity: 0.6 },
  '& .n': { stroke: 'none' },
}));
