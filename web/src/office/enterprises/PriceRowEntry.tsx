import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { focusAndScrollIntoView } from '../../ui/form/focusAndScrollIntoView';
import { formatMoney } from '../../ui/format/formatMoney';
import { offeredTypes, put, type CataloguePrice, type PriceListEditing } from './priceListEditing';

interface PriceRowEntryProps {
  state: PriceListEditing;
  cloths: readonly CataloguePrice[];
  onChange: (state: PriceListEditing) => void;
}

const Note = ({ state, cloths }: Pick<PriceRowEntryProps, 'state' | 'cloths'>) => {
  if (state.error) {
    return (
      <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
        {state.error}
      </Typography>
    );
  }
  const listed = cloths.find(({ name }) => name === state.type);
  const note = state.notice ?? (listed && `In the catalogue: ${formatMoney(listed.price)}`);
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: 22 }}>
      {note}
    </Typography>
  );
};

export const PriceRowEntry = ({ state, cloths, onChange }: PriceRowEntryProps) => {
  const clothBox = useRef<HTMLSelectElement>(null);
  const priceBox = useRef<HTMLInputElement>(null);
  // Focuses the price, because users mostly change prices.
  useEffect(() => {
    if (state.editing) priceBox.current?.select();
  }, [state.editing]);
  // Focuses the field with the error, also after saving.
  useEffect(() => {
    if (!state.error) return;
    focusAndScrollIntoView(clothBox.current?.value ? priceBox.current : clothBox.current);
  }, [state.error]);
  const types = offeredTypes(state, [
    ...new Set([...cloths.map(({ name }) => name), ...(state.editing ? [state.editing] : [])]),
  ]);
  return (
    <Box
      component="form"
      aria-label="Price of a cloth type"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = put(state);
        onChange(next);
        if (!next.error) clothBox.current?.focus();
      }}
    >
      <Box
        sx={{ display: 'flex', gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' }, pt: 1, pb: 0.75 }}
      >
        <TextField
          select
          size="small"
          label="Select Cloth"
          value={state.type}
          inputRef={clothBox}
          error={Boolean(state.error) && state.type === ''}
          autoFocus
          onChange={({ target }) => onChange({ ...state, type: target.value, error: null })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="" />
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </TextField>
        <TextField
          size="small"
          placeholder="Enter Price"
          value={state.price}
          inputRef={priceBox}
          error={Boolean(state.error) && state.type !== ''}
          onChange={({ target }) => onChange({ ...state, price: target.value, error: null })}
          slotProps={{
            htmlInput: { 'aria-label': 'Enter Price', inputMode: 'decimal' },
          }}
          sx={{ width: { xs: '60%', sm: 160 }, flex: 'none' }}
        />
        <Button type="submit" variant="outlined" size="small" sx={{ minHeight: 40, flex: 'none' }}>
          {state.editing ? 'Save' : 'Add'}
        </Button>
      </Box>
      <Note state={state} cloths={cloths} />
    </Box>
  );
};
