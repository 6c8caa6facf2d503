import { Extensions } from 'type-graphql';

/** Extension for a short list without pages: its complexity counts this number of rows. */
export const Few = (rows: number) => Extensions({ few: rows });
