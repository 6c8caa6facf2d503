import { Extensions } from 'type-graphql';

/** On a list without pages that hardly ever has more rows than this: what a document may bring counts so many. */
export const Few = (rows: number) => Extensions({ few: rows });
