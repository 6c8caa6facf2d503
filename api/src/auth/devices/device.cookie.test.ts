import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { deviceOf } from './device.cookie.js';

it('has no own getter, with which V8 would keep each request in memory', () => {
  const request = { headers: {}, cookies: {} } as FastifyRequest;
  const device = deviceOf(request, {} as FastifyReply, { publicUrl: 'http://localhost' });
  const own = Object.values(Object.getOwnPropertyDescriptors(device));
  expect(own.filter(({ get }) => get)).toEqual([]);
});
