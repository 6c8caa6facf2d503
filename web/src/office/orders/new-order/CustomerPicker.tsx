import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import {
  useBookingCustomersQuery,
  type CustomerPicker_UserFragment,
} from './CustomerPicker.generated';
import { SearchCombobox, type SearchGroup } from '../../../ui/SearchCombobox';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { toPhoneDigits } from '../../../ui/form/toPhoneDigits';
import { useDebounced } from '../../../ui/table/useDebounced';
import { newAddress, withCustomer, type StaffBookingValues } from './staffBookingRules';

type CustomerOption = CustomerPicker_UserFragment | 'new';

const pause = 120;
/** The search needs three letters, because fewer match most names. */
export const leastSearch = 3;

/** A typed phone number as digits only. Other text without spaces at its ends. */
const searchOf = (text: string): string =>
  /^[\d\s+()-]+$/.test(text) ? toPhoneDigits(text) : text.trim();

/** Customers who match the text. Undefined while they load. */
export function useFoundCustomers(text: string) {
  const asked = useDebounced(text, pause);
  const long = asked.length >= leastSearch;
  const { data, error, refetch } = useBookingCustomersQuery(
    long ? { variables: { search: asked }, fetchPolicy: 'network-only' } : skipToken,
  );
  const found = long && asked === text ? data?.users.nodes : undefined;
  return { found, error, retry: () => void refetch() };
}

const DrawnOption = ({ hit, text }: { hit: CustomerOption; text: string }) => {
  if (hit === 'new') return <strong>+ New customer “{text}”</strong>;
  const [home] = hit.addresses;
  return (
    <>
      <Box component="span" sx={{ display: 'flex', gap: 2, fontWeight: 600 }}>
        <Box component="span" sx={{ mr: 'auto' }}>
          {hit.name}
        </Box>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {hit.phone}
        </Box>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {home ? `${home.address}, ${home.city}` : (hit.email ?? 'No address yet')}
      </Box>
    </>
  );
};

/** Finds a customer by phone number or name, or adds a new one. */
export const CustomerPicker = () => {
  const { values, setValues, setFieldValue, errors, touched } =
    useFormikContext<StaffBookingValues>();
  const text = searchOf(values.search);
  const { found, error, retry } = useFoundCustomers(text);
  if (error && !found) return <ErrorState error={error} onRetry={retry} />;
  const groups: SearchGroup<CustomerOption>[] | undefined = found && [
    { title: 'Customers', hits: found },
    { title: 'New customer', hits: ['new'] },
  ];
  const choose = (hit: CustomerOption): void => {
    if (hit !== 'new') {
      const [home] = hit.addresses;
      const addressId = home?.id ?? newAddress;
      void setValues(withCustomer(values, { customerId: hit.id, addressId }), false);
      return;
    }
    const digits = toPhoneDigits(text);
    const who = digits.length === text.length ? { phone: digits } : { name: text };
    void setValues(withCustomer(values, { ...who, isNew: true, addressId: newAddress }), false);
  };
  const wrong = touched.search && (errors.search ?? errors.customerId);
  return (
    <SearchCombobox
      label="Phone, name or email"
      text={values.search}
      onText={(typed) => void setFieldValue('search', typed, false)}
      groups={groups}
      note={wrong || noteFor(text, found !== undefined)}
      idOf={(hit) => (hit === 'new' ? hit : hit.id)}
      draw={(hit) => <DrawnOption hit={hit} text={text} />}
      onChoose={choose}
      sure={(hits) => (hits.length <= 2 ? hits[0] : undefined)}
    />
  );
};

function noteFor(text: string, there: boolean): string {
  if (text.length < leastSearch) return 'Enter at least 3 characters of the name or phone.';
  return there ? '' : 'Searching...';
}
