import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { usePriceListQuery } from './useClothOffers.generated';
import { useStaffClothsQuery } from '../../../cloths/ClothsCard.generated';
import type { UseClothOffers_OrderFragment } from './useClothOffers.generated';
import { clothOffers, type ClothOffer } from './pickupLines';

interface ClothOffers {
  /** Undefined while prices load. */
  offers: ClothOffer[] | undefined;
  error: unknown;
  retry: () => void;
}

/** Cloth types for an order of this customer with their prices. */
export function useClothOffers({ user }: UseClothOffers_OrderFragment): ClothOffers {
  const catalogue = useStaffClothsQuery({ fetchPolicy: 'cache-and-network' });
  const enterprise = user.role === 'ENTERPRISE';
  const agreed = usePriceListQuery(
    enterprise
      ? { variables: { customerId: user.id }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const cloths = catalogue.data?.cloths;
  const list = enterprise ? agreed.data?.priceList.items : undefined;
  const offers = useMemo(
    () => (cloths && (list ?? !enterprise) ? clothOffers(cloths, list ?? []) : undefined),
    [cloths, list, enterprise],
  );
  return {
    offers,
    error: catalogue.error ?? agreed.error,
    retry: () => {
      void catalogue.refetch();
      if (enterprise) void agreed.refetch();
    },
  };
}
