import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OrderTrouble } from './useOrderChange';

/** Why a save did not go through, beside the button that was pressed. */
export const OrderTroubleNote = ({ trouble }: { trouble: OrderTrouble | null }) => {
  if (!trouble) return null;
  if (trouble.changes.length === 0) return <Alert severity="error">{trouble.text}</Alert>;
  return (
    <Alert severity="warning" role="alert">
      {trouble.text}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {trouble.changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      What you typed is kept. Look it over and save again.
    </Alert>
  );
};
