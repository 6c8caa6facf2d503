import type { FastifyRequest } from 'fastify';

/**
 * Pattern of a request's route, in any encoding of the path. Without a route it is the path itself.
 */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;
