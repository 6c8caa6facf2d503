import type { Permission } from '../auth/permission.js';
import type { CsvFile } from './csv.js';
import type { Synonyms } from './input.js';

// The types of the REST table. A row maps one documented path to a GraphQL operation and its
// variables. Rows hold no rules: the operation runs with the caller's permissions, so GraphQL
// refuses invalid requests. The response is the operation's result in REST's format: ids also as
// `_id`, rupees instead of paise, enums in lower case. Rows are in the `*.rest.ts` file of their
// domain; `http/rest-table.ts` lists them all.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Source of a value: the whole body or query, or a part of the request by its name. */
export type Source = 'body' | 'query' | `${'body' | 'params' | 'query' | 'headers'}.${string}`;

export interface RestRow {
  method: Method;
  /** Path under /api, with {name} for a part that varies: 'params.name' is its value. */
  path: string;
  /** The GraphQL operation. Its first field is the response. */
  document: string;
  /**
   * Replaces `document` for admins, where GraphQL has separate operations for one's own records and
   * for all.
   */
  documentForAdmins?: string;
  /** Variable of the operations → its source. Lists set `first` and `after` themselves. */
  variables?: Record<string, Source>;
  /**
   * Query for the current `version`, used without If-Match or with `*`; it takes the same
   * variables.
   */
  currentVersion?: string;
  /** Id of the user in the path; NOT_FOUND for callers who are neither this user nor an admin. */
  ofUser?: Source;
  /** The response is a list with `limit` and `before`; `document` returns one page of it. */
  list?: ListOptions;
  /** Staff with the permission of the operation may call it; other paths are for admins. */
  byPermission?: boolean;
  /** A further permission: downloading all rows needs more than reading some. */
  alsoNeeds?: Permission;
  /** The response is a CSV file of all pages of `document`, or of its list. */
  csv?: CsvFile;
  /** The response has an ETag, and is 304 while nothing has changed. */
  etag?: boolean;
  /** Alternative names of enum values for clients. */
  synonyms?: Synonyms;
  /** A payment may be without its method, as the specification has it. */
  paymentMethodOptional?: boolean;
  /** Body fields for which '' means null; null means omitted. */
  emptyIsNone?: readonly string[];
  /** Replaces the operation's description where that does not fit the path. */
  description?: string;
}

interface ListOptions {
  /** Name of the list in the response; without one the list is the whole response. */
  under?: string;
  /** Query for the `createdAt` of the row `$id`, so that `before` may be an id as well as a cursor. */
  createdAtOf?: string;
  /**
   * Checks an empty list for admins, with the same variables: it refuses an unknown owner of the
   * list.
   */
  whereEmpty?: string;
  /** Rows with any of these values are left out. */
  without?: Record<string, readonly string[]>;
}
