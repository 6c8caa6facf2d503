import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePermissions } from './usePermissions';

/**
 * Object of the audit log: one object by its id, or a kind of which only one exists, such as the
 * company.
 */
type About = { object: string } | { thing: string };

/** Link to the audit log of an entity, with permission. */
export const HistoryLink = (about: About) => {
  const may = usePermissions();
  if (!may('audit.read')) return null;
  return (
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      <Box
        component={Link}
        to={`/audit?${new URLSearchParams({ ...about }).toString()}`}
        sx={{ color: 'primary.main' }}
      >
        View history
      </Box>
    </Typography>
  );
};
