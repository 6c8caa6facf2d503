import { skipToken } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo, useEffect, useRef, useState } from 'react';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useOrderCustomerNameQuery, useOrderCustomersQuery } from './CustomerSelect.generated';
import { useDebounced } from '../../../ui/table/useDebounced';
import { useOverlay } from '../../../ui/dialog/useOverlay';

interface CustomerSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

interface Suggestion {
  id: string;
  name: string;
  phone: string | null;
}

const closeDelay = 180;
const pause = 200;

/**
 * The list stays open for a moment after the field loses the focus. A slow click still selects an
 * option.
 */
function useLingeringList() {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = (): void => {
    window.clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = (reason: string): void => {
    window.clearTimeout(timer.current);
    if (reason === 'blur') timer.current = window.setTimeout(() => setOpen(false), closeDelay);
    else setOpen(false);
  };
  useOverlay(open, { close: () => leave('back') });
  return { open, show, leave };
}

/**
 * Name of the filtered customer. Without permission to read customers, the name comes from the
 * listed orders.
 */
function useCustomerName(id: string | null) {
  const may = usePermissions();
  const { data } = useOrderCustomerNameQuery(
    id
      ? {
          variables: { id },
          returnPartialData: true,
          fetchPolicy: may('customers.read') ? 'cache-first' : 'cache-only',
        }
      : skipToken,
  );
  const { name, phone } = data?.user ?? {};
  return name === undefined ? undefined : { name, phone: phone ?? null };
}

const PlainCustomerSelect = ({ value, onChange }: CustomerSelectProps) => {
  const [typed, setTyped] = useState('');
  const { open, show, leave } = useLingeringList();
  const search = useDebounced(typed.trim(), pause);
  const { data, previousData, loading } = useOrderCustomersQuery(
    open ? { variables: { search: search || null } } : skipToken,
  );
  const named = useCustomerName(value);
  const chosen: Suggestion | null = value && named ? { ...named, id: value } : null;
  const options: Suggestion[] = (data ?? previousData)?.orderCustomers ?? [];

  return (
    <Autocomplete
      size="small"
      autoHighlight
      clearOnBlur
      open={open}
      onOpen={show}
      onClose={(_, reason) => leave(reason)}
      value={chosen}
      options={options}
      loading={loading}
      loadingText="Loading..."
      noOptionsText="No results"
      filterOptions={(all) => all}
      getOptionLabel={({ name, phone }) => (phone ? `${name} · ${phone}` : name)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => onChange(option?.id ?? null)}
      sx={{ width: { xs: '100%', sm: 250 } }}
      renderOption={({ key, ...props }, { name, phone }) => (
        <Box component="li" key={key} {...props} sx={{ fontSize: 14, gap: 2 }}>
          <Box component="span" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {phone}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Select Customer" placeholder="Search customer" />
      )}
    />
  );
};

/** Selects one customer with orders. Phone numbers distinguish customers with the same name. */
export const CustomerSelect = memo(PlainCustomerSelect);
