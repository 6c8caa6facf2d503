import { useEffect, useState } from 'react';
import {
  useSetPrimaryAddressMutation,
  type UsePrimaryAddress_AddressFragment,
} from './usePrimaryAddress.generated';
import { useToast } from '../../ui/feedback/useToast';

const storageKey = 'primaryAddressIndex';

interface PrimaryAddress {
  primaryId: string;
  choose: (id: string) => void;
}

/**
 * Primary address of the user, which the server stores. localStorage has a copy of its index in the
 * list.
 */
export function usePrimaryAddress(addresses: UsePrimaryAddress_AddressFragment[]): PrimaryAddress {
  const [setPrimary] = useSetPrimaryAddressMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const toast = useToast();
  const index = addresses.findIndex(({ primary }) => primary);

  useEffect(() => {
    if (index >= 0) localStorage.setItem(storageKey, String(index));
    else localStorage.removeItem(storageKey);
  }, [index]);

  const choose = (id: string): void => {
    // Selects the address before the server answers, and reverts after a failure.
    setChosen(id);
    setPrimary({ variables: { id } })
      .catch((error: unknown) => toast.failure(error))
      .finally(() => setChosen(null));
  };
  return { primaryId: chosen ?? addresses[index]?.id ?? '', choose };
}
