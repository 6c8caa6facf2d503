import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { deviceOf } from './device.cookie.js';

it('declares no getter on the object itself, because V8 would then hold each request in memory', () => {
  const request = { headers: {}, cookies: {} } as FastifyRequest;
  const device = deviceOf(request, {} as FastifyReply, { publicUrl: 'http://localhost' });
  const own = Object.values(Object.getOwnPropertyDescriptors(device));
  expect(own.filter(({ get }) => get)).toEqual([]);
});
