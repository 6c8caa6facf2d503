import Box from '@mui/material/Box';

/** Pile of folded linen, for empty lists. */
export const LinenIllustration = () => (
  <Box
    component="svg"
    viewBox="0 0 120 88"
    aria-hidden
    sx={{ width: 120, height: 88, color: 'primary.main', fill: 'none', stroke: 'currentColor' }}
  >
    <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 82h100" opacity=".35" />
      <path d="M22 82V70a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v12" />
      <path d="M40 64v18" opacity=".45" />
      <path d="M28 64V52a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v12" />
      <path d="M34 55h22" opacity=".45" />
      <path d="M33 46V34a6 6 0 0 1 6-6h42a6 6 0 0 1 6 6v12" stroke="#F5A524" />
      <path d="M72 28v18" stroke="#F5A524" opacity=".6" />
      <path d="M60 6v8M56 10h8M92 16v6M89 19h6M26 18v6M23 21h6" opacity=".6" />
    </g>
  </Box>
);
