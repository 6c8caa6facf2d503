import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import { memo, useId } from 'react';
import type { AdjustmentKind } from '../../../graphql/schema.generated';
import { adjustmentLabels } from '../../billLabels';
import { useMayDiscount } from './discountHint';
import type { RefusedRows, RowRefusal } from './refusedRows';
import {
  adjustmentErrors,
  maxAdjustments,
  withNewLine,
  type TypedAdjustment,
} from './typedAdjustments';

type Edit = (edit: (adjustments: TypedAdjustment[]) => TypedAdjustment[]) => void;

interface AdjustmentsEditorProps {
  adjustments: TypedAdjustment[];
  /** The limit for discounts as a text. */
  hint: string | null;
  refused: RefusedRows<TypedAdjustment>;
  /** The server's error about all adjustments together. */
  allRefused: string | undefined;
  /** Must be the same function in every render, so that unchanged lines do not render again. */
  onEdit: Edit;
}

interface LineProps {
  line: TypedAdjustment;
  number: number;
  refusal: RowRefusal | undefined;
  onEdit: Edit;
}

type Sort = Pick<TypedAdjustment, 'kind' | 'unit'>;

// Each option sets both the kind of the adjustment and its unit.
const discounts: Record<string, Sort> = {
  'Discount (₹)': { kind: 'DISCOUNT', unit: '₹' },
  'Discount (%)': { kind: 'DISCOUNT', unit: '%' },
};
const charges: Record<string, Sort> = {
  [adjustmentLabels.SURCHARGE]: { kind: 'SURCHARGE', unit: '₹' },
  [`${adjustmentLabels.SURCHARGE} (%)`]: { kind: 'SURCHARGE', unit: '%' },
  [adjustmentLabels.DELIVERY_FEE]: { kind: 'DELIVERY_FEE', unit: '₹' },
};

// On phones each line takes two rows: kind and remove button, then size and reason.
const layout = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: '116px minmax(0, 1fr) 40px', sm: '148px 116px minmax(0, 1fr) 40px' },
  gridTemplateAreas: {
    xs: '"kind kind remove" "size reason reason"',
    sm: '"kind size reason remove"',
  },
  '& input, & select': { fontSize: 14 },
} as const;

const Line = memo(function Line({ line, number, refusal, onEdit }: LineProps) {
  const refusalId = useId();
  const put = (changed: Partial<TypedAdjustment>): void =>
    onEdit((adjustments) =>
      adjustments.map((each) => (each.key === line.key ? { ...each, ...changed } : each)),
    );
  const errors = adjustmentErrors(line);
  const refused = refusal && Object.values(refusal).join('. ');
  const describes = refused ? refusalId : undefined;
  const isDiscount = line.kind === 'DISCOUNT';
  const name = `${isDiscount ? 'discount' : 'charge'} ${number}`;
  const sorts = Object.entries(isDiscount ? discounts : charges);
  const chosen = sorts.find(([, { kind, unit }]) => kind === line.kind && unit === line.unit);
  return (
    <Box component="li" sx={layout}>
      <TextField
        select
        size="small"
        value={chosen?.[0] ?? ''}
        onChange={({ target }) => put({ ...Object.fromEntries(sorts)[target.value] })}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `Kind of ${name}` } }}
        sx={{ gridArea: 'kind' }}
      >
        {sorts.map(([label]) => (
          <option key={label}>{label}</option>
        ))}
      </TextField>
      <TextField
        size="small"
        label={line.unit === '%' ? 'Percent' : 'Amount (₹)'}
        value={line.size}
        error={Boolean(errors.size ?? refusal?.amount ?? refusal?.basisPoints)}
        title={errors.size}
        // Only a new line gets the focus. Saved lines do not.
        autoFocus={line.key.startsWith('new-')}
        onChange={({ target }) => put({ size: target.value })}
        slotProps={{
          htmlInput: {
            ...{ inputMode: 'decimal', 'aria-label': `Amount of ${name}` },
            'aria-describedby': describes,
          },
        }}
        sx={{ gridArea: 'size' }}
      />
      <TextField
        size="small"
        label="Reason"
        value={line.reason}
        error={Boolean(errors.reason ?? refusal?.reason)}
        helperText={errors.reason}
        onChange={({ target }) => put({ reason: target.value })}
        slotProps={{ htmlInput: { 'aria-label': `Reason of ${name}`, autoComplete: 'off' } }}
        sx={{ gridArea: 'reason' }}
      />
      <IconButton
        aria-label={`Remove ${name}`}
        onClick={() => onEdit((adjustments) => adjustments.filter(({ key }) => key !== line.key))}
        sx={{ gridArea: 'remove', width: 40, height: 40 }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
      {refused && (
        <FormHelperText error id={refusalId} sx={{ gridColumn: '1 / -1', m: 0 }}>
          {refused}
        </FormHelperText>
      )}
    </Box>
  );
});

export const AdjustmentsEditor = memo((props: AdjustmentsEditorProps) => {
  const { adjustments, hint, refused, allRefused, onEdit } = props;
  const add = (kind: AdjustmentKind) => () => onEdit((now) => withNewLine(now, kind));
  const full = adjustments.length >= maxAdjustments;
  const mayDiscount = useMayDiscount();
  const isRefused = Boolean(allRefused) || adjustments.some((line) => refused.has(line));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {adjustments.length > 0 && (
        <Box
          component="ul"
          aria-label="Discounts and charges"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
        >
          {adjustments.map((line, at) => (
            <Line
              key={line.key}
              line={line}
              number={at + 1}
              refusal={refused.get(line)}
              onEdit={onEdit}
            />
          ))}
        </Box>
      )}
      {allRefused && <FormHelperText error>{allRefused}</FormHelperText>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {mayDiscount && (
          <Button size="small" disabled={full} onClick={add('DISCOUNT')}>
            Add discount
          </Button>
        )}
        <Button size="small" disabled={full} onClick={add('SURCHARGE')}>
          Add charge
        </Button>
      </Box>
      {hint && !isRefused && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
});
