import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { formatMoney } from '../../../ui/format/formatMoney';
import { useMenuOverlay } from '../../../ui/dialog/useOverlay';
import type { EntryErrors, PickupEntryValues } from './typedLine';
import { matchingOffers, type ClothOffer } from './pickupLines';

interface PickupEntryProps {
  offers: ClothOffer[];
  entry: PickupEntryValues;
  errors: EntryErrors;
  onChange: (entry: PickupEntryValues) => void;
  /** False if the entry has an error. */
  onAdd: () => boolean;
}

const Offer = ({ name, price, agreed }: ClothOffer) => (
  <>
    <Box component="span" sx={{ mr: 'auto', pr: 2 }}>
      {name}
    </Box>
    <Box
      component="span"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {agreed && 'own price · '}
      {formatMoney(price)}
    </Box>
  </>
);

/**
 * Keyboard entry of items: a few letters, Enter, a quantity, Enter. The line is then added and the
 * field is empty.
 */
export const PickupEntry = ({ offers, entry, errors, onChange, onAdd }: PickupEntryProps) => {
  const clothBox = useRef<HTMLInputElement>(null);
  const quantityBox = useRef<HTMLInputElement>(null);
  const list = useMenuOverlay();
  const add = (): void => {
    if (onAdd()) clothBox.current?.focus();
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        alignItems: 'flex-start',
      }}
    >
      <Autocomplete
        {...list}
        size="small"
        autoHighlight
        fullWidth
        // The typed text stays until the user adds or deletes it.
        clearOnBlur={false}
        value={offers.find(({ id }) => id === entry.clothId) ?? null}
        inputValue={entry.typed}
        options={offers}
        filterOptions={(all, { inputValue }) => matchingOffers(all, inputValue)}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') onChange({ ...entry, typed, clothId: '' });
        }}
        onChange={(_, chosen) => {
          onChange({ ...entry, clothId: chosen?.id ?? '', typed: chosen?.name ?? '' });
          if (!chosen) return;
          // Focuses at once, because a fast typist already types the quantity.
          quantityBox.current?.focus();
          quantityBox.current?.select();
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ fontSize: 14 }}>
            <Offer {...option} />
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Cloth type"
            inputRef={clothBox}
            error={Boolean(errors.cloth)}
            helperText={errors.cloth}
            autoFocus
          />
        )}
      />
      <TextField
        size="small"
        label="Quantity"
        value={entry.quantity}
        inputRef={quantityBox}
        error={Boolean(errors.quantity)}
        helperText={errors.quantity}
        onChange={({ target }) => onChange({ ...entry, quantity: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 92, flex: 'none' }}
      />
      <Button variant="outlined" size="small" onClick={add} sx={{ minHeight: 40, flex: 'none' }}>
        Add
      </Button>
    </Box>
  );
};
