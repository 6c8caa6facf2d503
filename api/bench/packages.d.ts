// What the bench uses of packages that only it has, in the shapes that it uses: so that its types are checked, and its
// code read, where they are not installed.

declare module 'undici' {
  interface Handler {
    onRequestStart(): void;
    onResponseStart(controller: unknown, statusCode: number): void;
    onResponseData(controller: unknown, chunk: Buffer): void;
    onResponseEnd(): void;
    onResponseError(controller: unknown, error: Error): void;
  }
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  export class Client {
    constructor(origin: string, options: { pipelining: number });
    dispatch(request: Request, handler: Handler): boolean;
    close(): Promise<void>;
  }
}

declare module 'postgraphile' {
  import type { Server } from 'node:http';
  interface Instance {
    createServ(door: unknown): { addTo(server: Server): Promise<void> };
    getSchema(): Promise<unknown>;
  }
  export function postgraphile(preset: object): Instance;
}

declare module 'postgraphile/@dataplan/pg' {
  export const TYPES: Record<'uuid' | 'boolean', unknown>;
}

declare module 'postgraphile/adaptors/pg' {
  import type { Pool } from 'pg';
  export function makePgService(options: { pool: Pool; schemas: string[] }): unknown;
}

declare module 'postgraphile/grafast' {
  interface Page {
    setFirst(rows: unknown): void;
  }
  export function connection(step: unknown): Page;
  export function constant(value: unknown): unknown;
  export function context(): { get(name: string): unknown };
}

declare module 'postgraphile/grafserv/node' {
  export const grafserv: unknown;
}

declare module 'postgraphile/presets/amber' {
  export const PostGraphileAmberPreset: object;
}

declare module 'postgraphile/utils' {
  interface Select {
    alias: unknown;
    placeholder(step: unknown, codec: unknown): unknown;
    where(condition: unknown): void;
    orderBy(order: { fragment: unknown; codec: unknown; direction: 'ASC' | 'DESC' }): void;
    setOrderIsUnique(): void;
    single(): unknown;
  }
  interface Resource {
    codec: { attributes: Record<string, { codec: unknown } | undefined> };
    find(): Select;
  }
  interface Sql {
    (parts: TemplateStringsArray, ...values: unknown[]): unknown;
    identifier(name: string): unknown;
  }
  interface Build {
    input: { pgRegistry: { pgResources: { order: Resource } } };
    sql: Sql;
  }
  export function extendSchema(extension: (build: Build) => object): unknown;
  export function gql(parts: TemplateStringsArray): unknown;
}
