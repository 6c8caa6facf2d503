import type { FastifyRequest } from 'fastify';

/** The pattern of the route that a request came to, however its path was written; the path where there is none. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;
