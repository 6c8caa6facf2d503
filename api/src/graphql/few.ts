import { Extensions } from 'type-graphql';

/** On a list that hardly ever has more rows than this, within each of many: what a document may bring counts so many. */
export const Few = (rows: number) => Extensions({ few: rows });
