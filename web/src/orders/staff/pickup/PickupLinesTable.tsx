import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { memo, useId } from 'react';
import { Money } from '../../../ui/format/Money';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { RefusedRows, RowRefusal } from '../bill/refusedRows';
import { FreeItemBoxes } from './FreeItemBoxes';
import { isFreeItem, lineAmount, lineErrors, type PickupLine } from './pickupLines';

/** The reason why a price is read-only. */
export const pricesAreFixed = 'Prices come from the price list. A manager can change them.';

type Edit = (edit: (lines: PickupLine[]) => PickupLine[]) => void;

interface PickupLinesTableProps {
  lines: PickupLine[];
  /** True if the user may not change prices. */
  fixedPrices: boolean;
  refused: RefusedRows<PickupLine>;
  onEdit: Edit;
}

interface LineBoxProps {
  label: string;
  value: string;
  width: { xs: number; sm: number };
  error?: string;
  /** The reason why the field is read-only. */
  fixed?: string;
  /** Id of the error text. */
  describedBy?: string;
  onChange: (text: string) => void;
}

/** Without a frame a read-only field looks like text. */
const readOnlyLook = { '& fieldset': { border: 0 }, '& input': { cursor: 'default' } } as const;

const LineBox = ({ label, value, width, error, fixed, describedBy, onChange }: LineBoxProps) => (
  <TextField
    size="small"
    value={value}
    error={Boolean(error)}
    title={error ?? fixed}
    onChange={({ target }) => onChange(target.value)}
    sx={{
      width,
      '& input': { py: 0.5, px: 1, textAlign: 'right', fontSize: 14 },
      ...(fixed && readOnlyLook),
    }}
    slotProps={{
      htmlInput: {
        ...{ 'aria-label': label, inputMode: 'decimal', readOnly: Boolean(fixed) },
        'aria-describedby': describedBy,
      },
    }}
  />
);

// Phones have no room for this column. The running total is below the table.
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

// At a screen width of 320 px the words of a name stay whole.
const nameCell = { minWidth: 68, overflowWrap: 'anywhere' } as const;

interface LineRowProps {
  line: PickupLine;
  number: number;
  fixedPrices: boolean;
  refusal: RowRefusal | undefined;
  onEdit: Edit;
}

const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, number, fixedPrices, refusal, onEdit } = props;
  const refusalId = useId();
  const put = (changed: PickupLine): void =>
    onEdit((lines) => lines.map((each) => (each.key === changed.key ? changed : each)));
  const errors = { ...refusal, ...lineErrors(line) };
  const isFree = isFreeItem(line);
  // Errors of name and reason show at their own fields.
  const texts = Object.entries(refusal ?? {}).flatMap(([field, text]) =>
    isFree && (field === 'name' || field === 'reason') ? [] : text,
  );
  const isRefused = texts.length > 0;
  const describedBy = isRefused ? refusalId : undefined;
  return (
    <>
      <TableRow sx={isRefused || isFree ? { '& td': { borderBottom: 0 } } : undefined}>
        <TableCell style={{ paddingLeft: 0 }} sx={nameCell}>
          {line.name}
        </TableCell>
        <TableCell align="right">
          <LineBox
            label={`Quantity of ${line.name}`}
            value={line.quantity}
            width={{ xs: 52, sm: 64 }}
            error={errors.quantity}
            describedBy={describedBy}
            onChange={(quantity) => put({ ...line, quantity })}
          />
        </TableCell>
        <TableCell align="right">
          <LineBox
            label={`Price of ${line.name}`}
            value={line.price}
            width={{ xs: 72, sm: 96 }}
            error={errors.price}
            describedBy={describedBy}
            fixed={fixedPrices ? pricesAreFixed : undefined}
            onChange={(price) => put({ ...line, price })}
          />
        </TableCell>
        <TableCell align="right" sx={wideOnly}>
          <Money paise={lineAmount(line)} />
        </TableCell>
        <TableCell padding="none" align="right">
          <IconButton
            aria-label={`Remove ${line.name}`}
            onClick={() => onEdit((lines) => lines.filter(({ key }) => key !== line.key))}
            sx={{ width: 34, height: 34 }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </TableCell>
      </TableRow>
      {(isRefused || isFree) && (
        <TableRow>
          <TableCell colSpan={5} style={{ paddingLeft: 0, paddingTop: 0 }}>
            {isRefused && (
              <FormHelperText error id={refusalId} sx={{ m: 0 }}>
                {texts.join('. ')}
              </FormHelperText>
            )}
            {isFree && <FreeItemBoxes line={line} number={number} errors={errors} onPut={put} />}
          </TableCell>
        </TableRow>
      )}
    </>
  );
});

export const PickupLinesTable = memo(
  ({ lines, fixedPrices, refused, onEdit }: PickupLinesTableProps) => (
    <Table
      size="small"
      aria-label="Items of the pickup"
      sx={{ '& th, & td': { px: { xs: 0.25, sm: 2 } }, '& th': { fontSize: { xs: 13, sm: 14 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell style={{ paddingLeft: 0 }}>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price (₹)</TableCell>
          <TableCell align="right" sx={wideOnly}>
            Total
          </TableCell>
          <TableCell padding="none">
            <Box component="span" sx={visuallyHidden}>
              Remove
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            line={line}
            number={at + 1}
            fixedPrices={fixedPrices}
            refusal={refused.get(line)}
            onEdit={onEdit}
          />
        ))}
      </TableBody>
    </Table>
  ),
);
