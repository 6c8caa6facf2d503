import type { FastifyRequest } from 'fastify';

/**
 * The pattern of a request's route, for any encoding of its path; the path itself if there is no
 * route.
 */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;
