import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { usePermissions } from '../../session/permissions/usePermissions';
import { useSessionUser } from '../../session/session';
import type { CashOfDayTable_CashFragment } from './CashOfDayTable.generated';
import { Money } from '../../ui/format/Money';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { personOf, methodLabel } from './cashRules';

type Cash = CashOfDayTable_CashFragment;

interface CashOfDayTableProps {
  cash: readonly Cash[];
  onClose: (cash: Cash) => void;
}

// Phones have room only for person, method, expected amount and the button.
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

// Names break between words. Only a word wider than the column, as in an email, breaks inside. On
// phones the other columns and the margins need 232 px.
const personCell = {
  overflowWrap: 'break-word',
  maxWidth: { xs: 'calc(100vw - 232px)', sm: 'none' },
} as const;

interface RowProps {
  cash: Cash;
  person: string;
  onClose: () => void;
}

/**
 * Cell with the button for the cash closing (cash-up) of a person. Closing for another person needs
 * a permission.
 */
const Count = ({ cash, person, onClose }: RowProps) => {
  const may = usePermissions();
  const user = useSessionUser();
  if (cash.open === 0) return 'Closed';
  if (cash.userId !== user?.id && !may('settings.write')) return 'Not counted yet';
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Count and close ${methodLabel(cash)} of ${person}`}
      onClick={ignoreDoubleClick(onClose)}
    >
      Count and close
    </Button>
  );
};

const Row = ({ cash, person, onClose }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={personCell}>
      {person}
      <Typography component="span" sx={{ display: 'block', fontSize: 14, color: 'text.secondary' }}>
        {methodLabel(cash)}
      </Typography>
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      <Money paise={cash.taken} />
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      <Money paise={cash.givenBack} />
    </TableCell>
    <TableCell align="right">
      <Money paise={cash.expected} />
    </TableCell>
    <TableCell align="right">
      <Count cash={cash} person={person} onClose={onClose} />
    </TableCell>
  </TableRow>
);

/** Money that each person received and refunded on a day, with a button to count the cash. */
export const CashOfDayTable = ({ cash, onClose }: CashOfDayTableProps) => (
  <Table
    size="small"
    aria-label="Collections of the day"
    sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
  >
    <TableHead>
      <TableRow>
        <TableCell>Person</TableCell>
        <TableCell align="right" sx={wideOnly}>
          Collected
        </TableCell>
        <TableCell align="right" sx={wideOnly}>
          Refunded or reversed
        </TableCell>
        <TableCell align="right">To hand over</TableCell>
        <TableCell align="right">Cash closing</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {cash.map((one) => (
        <Row
          key={`${one.userId} ${one.method ?? ''}`}
          cash={one}
          person={personOf(one, cash)}
          onClose={() => onClose(one)}
        />
      ))}
    </TableBody>
  </Table>
);
