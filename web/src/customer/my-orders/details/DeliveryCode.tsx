import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Four digits that only the customer sees. The driver asks for them at delivery. */
export const DeliveryCode = ({ code }: { code: string }) => (
  <Box
    className="no-print"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      p: 2.5,
      borderRadius: '12px',
      bgcolor: 'accent.light',
    }}
  >
    <Box>
      <Typography sx={{ fontWeight: 700 }}>Delivery Code</Typography>
      <Typography variant="body2">
        Share this code with our delivery person only after you receive your clothes.
      </Typography>
    </Box>
    <Box
      sx={{
        fontSize: 40,
        lineHeight: 1,
        fontWeight: 800,
        letterSpacing: '0.18em',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {code}
    </Box>
  </Box>
);
