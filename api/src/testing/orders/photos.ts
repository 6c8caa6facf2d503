import sharp from 'sharp';
import type { TestUser } from '../factories.js';
import type { TestServer } from '../test-server.js';

/** Draws a picture with red above blue, so that a test can see its orientation. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width, height: height >> 1, channels: 3, background: '#2020c0' } },
      ...{ left: 0, top: height - (height >> 1) },
    },
  ]);

export const jpeg = (width = 64, height = 48): Promise<Buffer> =>
  drawn(width, height).jpeg().toBuffer();

export interface SentPhoto {
  status: number;
  message?: string;
  fields?: Record<string, string>;
  photo?: { id: string; note: string | null; width: number; height: number };
}

interface Sending {
  note?: string;
  key?: string;
}

/** Uploads a photo, like staff and drivers. */
export async function sendPhoto(
  { url }: Pick<TestServer, 'url'>,
  { token }: { token?: string },
  orderId: string,
  picture: Buffer,
  { note, key }: Sending = {},
): Promise<SentPhoto> {
  const search = note === undefined ? '' : `?${new URLSearchParams({ note }).toString()}`;
  const response = await fetch(`${url}/api/orders/${orderId}/photos${search}`, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: new Uint8Array(picture),
  });
  return { status: response.status, ...((await response.json()) as Omit<SentPhoto, 'status'>) };
}

/** Uploads a photo and expects success; returns its id. */
export async function addedPhoto(...sent: Parameters<typeof sendPhoto>): Promise<string> {
  const { photo, message } = await sendPhoto(...sent);
  if (!photo) throw new Error(message);
  return photo.id;
}

interface SeenPhoto {
  status: number;
  headers: Headers;
  content: Buffer;
}

export async function seePhoto(
  { url }: Pick<TestServer, 'url'>,
  { token }: Partial<Pick<TestUser, 'token'>>,
  { orderId, id, size }: { orderId: string; id: string; size?: string },
): Promise<SeenPhoto> {
  const response = await fetch(
    `${url}/api/orders/${orderId}/photos/${id}${size ? `?size=${size}` : ''}`,
    { headers: token ? { authorization: `Bearer ${token}` } : {} },
  );
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, content };
}

export async function dropPhoto(
  { url }: Pick<TestServer, 'url'>,
  { token }: Partial<Pick<TestUser, 'token'>>,
  { orderId, id }: { orderId: string; id: string },
): Promise<{ status: number; message: string }> {
  const response = await fetch(`${url}/api/orders/${orderId}/photos/${id}`, {
    method: 'DELETE',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
}
