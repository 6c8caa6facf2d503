import type { Permission } from '../auth/permission.js';
import type { CsvFile } from './csv.js';
import type { Synonyms } from './input.js';

// The types of the REST table. A row maps one documented path to a GraphQL operation and its
// variables. Rows hold no rules: the operation runs with the caller's permissions, so GraphQL
// refuses invalid requests. The response is the operation's result in REST's format: ids also as
// `_id`, rupees instead of paise, enums in lower case. Rows are in the `*.rest.ts` file of their
// domain; `http/rest-table.ts` lists them all.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a value comes from: the whole body or query, or a part of the request by its name. */
export type Source = 'body' | 'query' | `${'body' | 'params' | 'query' | 'headers'}.${string}`;

export interface RestRow {
  method: Method;
  /** Path under /api, with {name} for a part that varies: 'params.name' is its value. */
  path: string;
  /** The GraphQL operation. Its first field is the response. */
  document: string;
  /**
   * Runs instead of `document` when admins ask, where GraphQL has one operation for one's own things and another
   * one for anybody's.
   */
  documentForAdmins?: string;
  /** Variable of the operations → where its value comes from. Lists give `first` and `after` by themselves. */
  variables?: Record<string, Source>;
  /** Query for the `version` that counts where If-Match is left out or says `*`; it takes the same variables. */
  currentVersion?: string;
  /** Id of the user whom the path is about; to anybody but them and admins there is no such user. */
  ofUser?: Source;
  /** The response is a list with `limit` and `before`; `document` gives one page of it. */
  list?: ListOptions;
  /** Staff may ask who have the permission of the operation; the other paths are an admin's. */
  byPermission?: boolean;
  /** A permission that the path takes besides that of its operation: taking out all rows is more than reading some. */
  alsoNeeds?: Permission;
  /** The response is a file for spreadsheets, of all pages of `document`, or of the list that it gives. */
  csv?: CsvFile;
  /** The response has an ETag, and is 304 while nothing has changed. */
  etag?: boolean;
  /** Other words that clients may send for a value of an enum. */
  synonyms?: Synonyms;
  /** A payment may be without its method, as the specification has it. */
  paymentMethodOptional?: boolean;
  /** Fields of the body for which '' is none; null is as if it were left out. */
  emptyIsNone?: readonly string[];
  /** What the documentation says, where the operation's own description says too much or too little. */
  description?: string;
}

interface ListOptions {
  /** Name that the list stands under; without one it is the whole response. */
  under?: string;
  /** Query for the `createdAt` of the row `$id`, so that `before` may be an id as well as a cursor. */
  createdAtOf?: string;
  /** Asked for admins where there are no rows, with the same variables: it refuses what the list would belong to. */
  whereEmpty?: string;
  /** Rows with any of these values are left out. */
  without?: Record<string, readonly string[]>;
}
