import { useEffect, useState } from 'react';
import {
  useSetPrimaryAddressMutation,
  type UsePrimaryAddress_AddressFragment,
} from '../graphql/generated';
import { useToast } from '../ui/feedback/useToast';

const storageKey = 'primaryAddressIndex';

interface PrimaryAddress {
  primaryId: string;
  choose: (id: string) => void;
}

/** The server keeps the choice; this browser mirrors its place in the list. */
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
    // The circle moves at once, and back if the server refuses.
    setChosen(id);
    setPrimary({ variables: { id } })
      .catch((error: unknown) => toast.failure(error))
      .finally(() => setChosen(null));
  };
  return { primaryId: chosen ?? addresses[index]?.id ?? '', choose };
}
