import type { ApolloCache } from '@apollo/client';
import { StaffClothsDocument } from './ClothsCard.generated';
import type { CreateClothMutation } from './ClothForm.generated';
import type { DeleteClothMutation } from './DeleteClothDialog.generated';

/** Appends a new cloth type to the cached list without a refetch. */
export function appendCloth(
  cache: ApolloCache,
  { data }: { data?: CreateClothMutation | null },
): void {
  if (!data) return;
  cache.updateQuery({ query: StaffClothsDocument }, (list) =>
    list ? { ...list, cloths: [...list.cloths, data.createCloth.cloth] } : list,
  );
}

export const dropCloth =
  (id: string) =>
  (cache: ApolloCache, { data }: { data?: DeleteClothMutation | null }): void => {
    if (!data) return;
    cache.updateQuery({ query: StaffClothsDocument }, (list) =>
      list ? { ...list, cloths: list.cloths.filter((cloth) => cloth.id !== id) } : list,
    );
  };
