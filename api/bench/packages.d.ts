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
