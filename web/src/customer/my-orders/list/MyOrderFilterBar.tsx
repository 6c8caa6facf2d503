import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { orderStatusLabels, orderStatuses } from '../../../orders/orderStatus';
import type { MyOrderFilters } from './orderUrlState';

interface MyOrderFilterBarProps {
  filters: MyOrderFilters;
  onChange: (change: Partial<MyOrderFilters>) => void;
}

const allStatuses = 'all';

const bar = {
  display: 'grid',
  gap: 1.5,
  mb: 2.5,
  // A narrower column would cut the date off.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(160px, 1fr))',
    md: 'minmax(0, 2fr) 1fr 1fr',
  },
};
const wide = { gridColumn: { xs: '1 / -1', md: 'auto' } };

export const MyOrderFilterBar = ({ filters, onChange }: MyOrderFilterBarProps) => (
  <Box role="search" aria-label="Orders" sx={bar}>
    <TextField
      id="order-search"
      label="Search Order ID"
      type="search"
      value={filters.search}
      onChange={(event) => onChange({ search: event.target.value })}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          ),
        },
      }}
      sx={wide}
    />
    <TextField
      id="order-date"
      label="Order date"
      type="date"
      value={filters.date}
      onChange={(event) => onChange({ date: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
    <TextField
      id="order-status"
      select
      label="Status"
      value={filters.status || allStatuses}
      onChange={({ target }) =>
        onChange({ status: orderStatuses.find((status) => status === target.value) ?? '' })
      }
    >
      <MenuItem value={allStatuses}>Status - All</MenuItem>
      {orderStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {orderStatusLabels[status]}
        </MenuItem>
      ))}
    </TextField>
  </Box>
);
