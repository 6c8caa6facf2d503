import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { TestServer } from '../test-server.js';

interface Described {
  $ref?: string;
  headers?: object;
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; required?: boolean; description?: string }[];
  responses: Record<string, Described>;
}

/** The part of the OpenAPI document that tests read. */
interface OpenApi {
  info: { contact: { email: string }; license: { identifier: string } };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { responses: Record<string, Described> };
}

export interface RestRequest {
  /** Values of the path parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Fields of responses that tests read. All fields are validated against the OpenAPI document. */
export interface RestBody {
  [name: string]: unknown;
  error?: string;
  message?: string;
  fields?: Record<string, string>;
}

export interface RestAnswer<Body = RestBody> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Whether a body is sent unchanged: text and bytes. Other values are sent as JSON. */
const isAsSent = (body: unknown): body is undefined | string | Uint8Array<ArrayBuffer> =>
  body === undefined || typeof body === 'string' || body instanceof Uint8Array;

const escaped = (path: string) => encodeURIComponent(path.replaceAll('/', '~1'));

/** Client of the REST API over HTTP. It validates every response against the OpenAPI document. */
export class RestClient {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();

  private constructor(
    private readonly url: string,
    readonly document: OpenApi,
  ) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'api');
  }

  static async of({ url }: TestServer): Promise<RestClient> {
    const response = await fetch(`${url}/api/openapi.json`);
    return new RestClient(url, (await response.json()) as OpenApi);
  }

  /** Calls a path of the OpenAPI document, such as /auth/me/{id}. */
  async call<Body = RestBody>(
    method: string,
    path: string,
    request: RestRequest = {},
  ): Promise<RestAnswer<Body>> {
    const { params = {}, query = {}, body, token, headers } = request;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.url}/api${filled}${search && `?${search}`}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: isAsSent(body) ? body : JSON.stringify(body),
    });
    const answer = await readBody(response);
    expect(response.headers.get('x-request-id')).toBeTruthy();
    if (path in this.document.paths && response.status !== 405)
      this.#check(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer as Body };
  }

  #check(method: string, path: string, status: number, body: unknown): void {
    const found = this.document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!found) throw new Error(`${method} ${path}: ${status} is not documented`);
    if (status === 304 || typeof body === 'string') return;
    const pointer = found.$ref
      ? `api#/components/responses/${status}`
      : `api#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
    const $ref = `${pointer}/content/${escaped('application/json')}/schema`;
    const validate = this.#validators.get($ref) ?? this.#ajv.compile({ $ref });
    this.#validators.set($ref, validate);
    const right = validate(body);
    if (!right)
      throw new Error(
        `${method} ${path} ${status} is not as documented: ${this.#ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
      );
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson && text ? (JSON.parse(text) as unknown) : text;
}
