import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface SectionHeadingProps {
  title: string;
  text?: string;
}

export const SectionHeading = ({ title, text }: SectionHeadingProps) => (
  <Box sx={{ maxWidth: 620 }}>
    <Typography
      variant="h2"
      sx={{ fontSize: { xs: '1.75rem', md: '2.5rem' }, letterSpacing: '-0.03em' }}
    >
      {title}
    </Typography>
    {text && (
      <Typography sx={{ mt: 1.5, color: 'text.secondary', fontSize: { md: 18 } }}>
        {text}
      </Typography>
    )}
  </Box>
);
