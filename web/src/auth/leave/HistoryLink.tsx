import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMay } from './may';

/** Leads whoever may see it to all that staff did with something. */
export const HistoryLink = ({ object }: { object: string }) => {
  const may = useMay();
  if (!may('audit.read')) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      <Box component={Link} to={`/audit?object=${object}`} sx={{ color: 'primary.main' }}>
        History of changes
      </Box>
    </Typography>
  );
};
