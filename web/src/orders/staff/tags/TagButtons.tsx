import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ignoreDoubleClick } from '../../../ui/ignoreDoubleClick';
import { tagActions, useBulkPrint } from './useBulkPrint';

/** Buttons that print the tags of one order. */
export const TagButtons = ({ orderId }: { orderId: string }) => {
  const { busy, print } = useBulkPrint();
  return (
    <Box role="group" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tagActions.map(({ paper, label }) => (
        <Button
          key={paper}
          size="small"
          color="inherit"
          disabled={busy}
          onClick={ignoreDoubleClick(() => void print(paper, [orderId]))}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
};
