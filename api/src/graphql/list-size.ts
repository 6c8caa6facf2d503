import { Extensions } from 'type-graphql';

/** Extension for a short list without pages: its complexity counts this number of rows. */
export const ListSize = (rows: number) => Extensions({ listSize: rows });
