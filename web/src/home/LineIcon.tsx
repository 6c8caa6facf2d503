import Box from '@mui/material/Box';

// Drawn on 48 × 48: teal lines, one touch of marigold (the second path).
const drawings = {
  clock: ['M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36z', 'M24 14v10l7 5'],
  door: ['M10 42V20C10 12 16 6 24 6s14 6 14 14v22M5 42h38', 'M24 16v26M30 30v2'],
  leaf: ['M10 38C6 20 18 8 40 8c1 22-10 33-26 31', 'M8 44c4-12 11-19 21-24'],
  bolt: ['M27 5 11 27h12l-2 16 16-22H25z', 'M4 14h7M3 21h5M40 30h5M36 37h6'],
  shirt: ['M17 8 6 14l4 10 5-2v19h18V22l5 2 4-10-11-6c-2 7-12 7-14 0z', 'M20 34h8M20 28h8'],
  calendar: ['M8 12h32v28H8zM8 20h32M16 7v8M32 7v8', 'm17 30 5 5 9-9'],
  scooter: [
    'M13 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM36 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM18 35h13c0-9 2-14 2-22h-5M8 31c0-6 4-9 9-9h4l3 13',
    'M8 18V9h11v9z',
  ],
  iron: [
    'M6 36h34c0-10-5-17-15-17H14M6 36c0-7 4-11 10-11h22',
    'M18 12c-2-2-2-4 0-6M26 12c-2-2-2-4 0-6M34 12c-2-2-2-4 0-6',
  ],
  hanger: [
    'M24 16v-2c4-1 5-3 5-5a5 5 0 0 0-10 0M24 16 6 28c-2 2-1 4 2 4h32c3 0 4-2 2-4z',
    'M14 32v8M34 32v8M14 40h20',
  ],
  blanket: [
    'M7 12h34v22c0 3-2 5-5 5H7zM7 12v27M7 31h34',
    'M14 18h5M24 18h5M34 18h2M14 24h5M24 24h5M34 24h2',
  ],
} as const;

export type LineIconName = keyof typeof drawings;

export const LineIcon = ({ name, size = 44 }: { name: LineIconName; size?: number }) => {
  const [lines, touch] = drawings[name];
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{
        flex: 'none',
        width: size,
        height: size,
        color: 'primary.main',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2.25,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={lines} />
      <path d={touch} stroke="#F5A524" />
    </Box>
  );
};
