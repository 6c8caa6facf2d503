import type { FastifyInstance } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Em, Orm } from './database.js';
import type { ContextOf } from './graphql/context.js';
import type { PaymentProvider } from './payment-links/payment-provider.js';
import type { AppContext } from './platform/app-context.js';
import type { Log } from './platform/log.js';
import type { Extra } from './rest/output-mapping.js';
import type { RestRoute } from './rest/route.js';
import type { SocialClient } from './social/social.client.js';

export interface RouteDeps {
  orm: Orm;
  app: AppContext;
  contextOf: ContextOf;
  /** Client of the identity provider, if configured. */
  social?: SocialClient;
  /** Payment provider, if configured. */
  payments?: PaymentProvider;
}

export interface JobDeps {
  orm: Orm;
  app: AppContext;
  log: Log;
  /** Payment provider, if configured. */
  payments?: PaymentProvider;
}

export interface Jobs {
  /** Tasks of graphile-worker, by the name of their jobs. */
  tasks: TaskList;
  /** Schedule: one crontab line per job, with times in UTC. */
  crontab?: readonly string[];
}

/** Manifest of a module: all that the server takes from the folder of a feature. */
export interface AppModule {
  resolvers?: readonly (new () => object)[];
  /** REST paths that run a GraphQL operation. */
  restRoutes?: readonly RestRoute[];
  /** Fields that REST adds to the objects of a GraphQL type. */
  restExtras?: Record<string, Extra>;
  /** Registers routes that run no GraphQL operation, for example for files. */
  httpRoutes?: (server: FastifyInstance, deps: RouteDeps) => void | Promise<void>;
  jobs?: (deps: JobDeps) => Jobs;
  /** Deletes expired records, every night. */
  cleanUp?: (em: Em) => Promise<unknown>;
}
