import { Extensions } from 'type-graphql';

/** On a list without pages that hardly ever has more rows than this: its complexity counts so many. */
export const Few = (rows: number) => Extensions({ few: rows });
