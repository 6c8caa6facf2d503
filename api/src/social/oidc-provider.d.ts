/**
 * Types of the part of oidc-provider that the development provider uses. The package has no types.
 */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { JsonWebKey } from 'node:crypto';

  export interface Interaction {
    uid: string;
    params: Record<string, unknown>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface RequestContext {
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
    };
  }

  export interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  export interface Configuration {
    clients: Record<string, unknown>[];
    jwks: { keys: JsonWebKey[] };
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    ttl: Record<string, number>;
    features: Record<string, { enabled: boolean }>;
    interactions: {
      policy: interactionPolicy.Policy;
      url(context: RequestContext, interaction: Interaction): string;
    };
    adapter: (model: string) => object;
    conformIdTokenClaims: boolean;
    clientBasedCORS(): boolean;
    findAccount(context: RequestContext, id: string): Account | undefined;
    loadExistingGrant(context: RequestContext): Promise<Grant>;
  }

  export namespace interactionPolicy {
    class Prompt {
      constructor(options: { name: string; requestable: boolean });
    }
    interface Policy {
      add(prompt: Prompt, index?: number): void;
    }
    function base(): Policy;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: new (values: { accountId: string; clientId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    /** Ends the sign-in page; returns the URL where the browser continues. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>;
  }
}

/**
 * The in-memory store of oidc-provider for sessions and codes. It deletes the oldest ones first.
 */
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(): (model: string) => object;
}
