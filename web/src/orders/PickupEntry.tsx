import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { formatMoney } from '../ui/formatMoney';
import { matchingOffers, quantityOf, type ClothOffer } from './pickupLines';

interface PickupEntryProps {
  offers: ClothOffer[];
  onAdd: (offer: ClothOffer, quantity: number) => void;
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
      {agreed && 'agreed · '}
      {formatMoney(price)}
    </Box>
  </>
);

/** Type a few letters, Enter, a number, Enter: the line stands and the box waits for the next. */
export const PickupEntry = ({ offers, onAdd }: PickupEntryProps) => {
  const [offer, setOffer] = useState<ClothOffer | null>(null);
  const [quantity, setQuantity] = useState('1');
  const clothBox = useRef<HTMLInputElement>(null);
  const quantityBox = useRef<HTMLInputElement>(null);
  const count = quantityOf(quantity);

  const add = (): void => {
    if (!offer || count === null) return;
    onAdd(offer, count);
    setOffer(null);
    setQuantity('1');
    clothBox.current?.focus();
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
        size="small"
        autoHighlight
        fullWidth
        value={offer}
        options={offers}
        filterOptions={(all, { inputValue }) => matchingOffers(all, inputValue)}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, chosen) => {
          setOffer(chosen);
          if (chosen) window.setTimeout(() => quantityBox.current?.select());
        }}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props} sx={{ fontSize: 14 }}>
            <Offer {...option} />
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} label="Cloth type" inputRef={clothBox} autoFocus />
        )}
      />
      <TextField
        size="small"
        label="Quantity"
        value={quantity}
        inputRef={quantityBox}
        error={count === null}
        onChange={({ target }) => setQuantity(target.value.replace(/\D/g, '').slice(0, 3))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          add();
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 92, flex: 'none' }}
      />
      <Button
        variant="outlined"
        size="small"
        disabled={!offer || count === null}
        onClick={add}
        sx={{ minHeight: 40, flex: 'none' }}
      >
        Add
      </Button>
    </Box>
  );
};
