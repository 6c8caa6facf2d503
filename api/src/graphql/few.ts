import { Extensions } from 'type-graphql';

/** For a short list without pages: its complexity counts this many rows. */
export const Few = (rows: number) => Extensions({ few: rows });
