import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/table/Panel';

/** Link to the company details, which have no entry in the header. */
export const BusinessPanel = () => (
  <Panel
    title="Company details"
    actions={
      <Button
        component={Link}
        to="/business"
        size="small"
        variant="outlined"
        aria-label="Open company details"
      >
        Open
      </Button>
    }
  >
    <Typography sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
      Details on your invoices: legal name, address, GSTIN, tax and payment details.
    </Typography>
  </Panel>
);
