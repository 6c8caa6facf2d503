import type { Permission } from '../../rules/permission.js';
import type { CsvFile } from './csv.js';
import type { Names, Synonyms } from './input-mapping.js';

// Types of the REST routes. A route maps one documented path to a GraphQL operation and its
// variables. Routes contain no rules: GraphQL runs the operation with the caller's permissions and
// rejects invalid requests. The response is the result in the format of REST: ids also as `_id`,
// rupees instead of paise, enums in lower case. Each domain has its routes in `*.rest.ts`;
// `http/rest-routes.ts` lists them all.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Source of a value: the whole body or query, or one part of the request by name. */
export type Source = 'body' | 'query' | `${'body' | 'params' | 'query' | 'headers'}.${string}`;

export interface RestRoute {
  method: Method;
  /** Path under /api, with parameters as {name}. 'params.name' is the value of a parameter. */
  path: string;
  /** GraphQL operation of the path. Its first root field is the response. */
  document: string;
  /**
   * Document for admins, if GraphQL has one operation for the viewer's own records and another for
   * all.
   */
  documentForAdmins?: string;
  /** Variables of the operation and their sources. Lists set `first` and `after` themselves. */
  variables?: Record<string, Source>;
  /**
   * Query for the current `version`, used without If-Match or with `*`. It takes the same
   * variables.
   */
  currentVersion?: string;
  /**
   * Source of the user id in the request. Callers who are neither this user nor an admin get
   * NOT_FOUND.
   */
  ofUser?: Source;
  /** Set for a list with `limit` and `before`; `document` returns one page of it. */
  list?: ListOptions;
  /**
   * Whether staff with the permission of the operation may call the path; otherwise only admins.
   */
  byPermission?: boolean;
  /** A further permission that staff need: a download of all rows needs more than reading some. */
  alsoNeeds?: Permission;
  /** Set if the path returns a CSV file: all pages of the list that `document` returns. */
  csv?: CsvFile;
  /** Whether the response has an ETag, and is 304 when it has not changed. */
  etag?: boolean;
  /** Other names of enum values that clients may send. */
  synonyms?: Synonyms;
  /** Whether a payment may have no method, as in the specification. */
  paymentMethodOptional?: boolean;
  /** Body fields in which '' means null. A null in the body means omitted. */
  emptyIsNone?: readonly string[];
  /** Names of body fields in REST, by their names in GraphQL, where they differ. */
  names?: Names;
  /** Description of the path, where that of the operation does not fit. */
  description?: string;
}

interface ListOptions {
  /** Name of the list in the response; without a name the response is the list. */
  under?: string;
  /** Query for `createdAt` of the row `$id`, so that `before` may also be an id. */
  createdAtOf?: string;
  /**
   * Query that runs for admins when the list is empty. It throws NOT_FOUND for an unknown owner.
   */
  whereEmpty?: string;
  /** Excluded values by field: a row with any of them is omitted. */
  without?: Record<string, readonly string[]>;
}
