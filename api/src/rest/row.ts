import type { CsvFile } from './csv.js';
import type { Synonyms } from './input.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where the value of a variable comes from; `own` is false for admins, who may ask about anybody. */
export type Source =
  'body' | 'query' | 'own' | `${'body' | 'params' | 'query' | 'headers'}.${string}`;

/** A response that is a list with `limit` and `before`. */
export interface ListOptions {
  /** Name that it stands under; without one the list is the whole response. */
  as?: string;
  /** Operation that finds when the row `$id` was made, so that an id can stand for a cursor. */
  position?: string;
  /** Rows with these values are no part of it. */
  without?: Record<string, string>;
}

/** One documented path: a GraphQL operation, and how a request becomes its variables. No rules. */
export interface RestRow {
  method: Method;
  /** Path under /api, with {name} for a part that varies. */
  path: string;
  /** One operation. What it selects is the response. */
  document: string;
  /** What it is, where the description of its operation says too much or too little. */
  about?: string;
  /** Variable → where it comes from. */
  from?: Record<string, Source>;
  /** Root fields of which the first that is there is the response; the first field unless told otherwise. */
  answer?: string[];
  list?: ListOptions;
  /** The response is a file. */
  csv?: CsvFile;
  /** Id of the user that it is about; another's is not found, unless an admin asks. */
  owner?: `${'params' | 'body'}.${string}`;
  /** A variable that is looked up when the request does not give it. */
  current?: { variable: string; document: string };
  /** Answers 304 when nothing has changed. */
  etag?: boolean;
  synonyms?: Synonyms;
}
