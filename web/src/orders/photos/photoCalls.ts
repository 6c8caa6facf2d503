import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { session } from '../../session/session';

// Photos are transferred as bytes by separate HTTP requests, with the session's token.

/** File types that the server accepts. */
export const takenTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

const codes: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
};

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

/** An HTTP error in the form of a GraphQL error, so that screens handle only one form. */
async function refusalOf(response: Response): Promise<Error> {
  const bodyText = await response.text();
  const code = codes[response.status];
  if (!code) return new ServerError(`Picture ${response.status}`, { response, bodyText });
  const { message, fields } = JSON.parse(bodyText) as Refusal;
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, fields } }] });
}

/** Calls a photo endpoint. Throws errors in the form of GraphQL errors. */
export async function callForPicture(path: string, init: RequestInit = {}): Promise<Response> {
  const token = session.token() ?? '';
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  const response = await fetch(path, { ...init, headers });
  if (response.ok) return response;
  if (response.status === 401) session.refused(token);
  throw await refusalOf(response);
}

const photosOf = (orderId: string): string => `/api/orders/${orderId}/photos`;

export interface NewPhoto {
  orderId: string;
  picture: Blob;
  note: string;
  /** Idempotency key: repeated requests with the same key add the photo only once. */
  key: string;
}

export async function sendPhoto({ orderId, picture, note, key }: NewPhoto): Promise<void> {
  const search = note && `?${new URLSearchParams({ note }).toString()}`;
  const headers = {
    'Content-Type': picture.type || 'application/octet-stream',
    'Idempotency-Key': key,
  };
  await callForPicture(`${photosOf(orderId)}${search}`, { method: 'POST', headers, body: picture });
}

export const pictureAddress = (orderId: string, id: string, size?: 'preview'): string =>
  `${photosOf(orderId)}/${id}${size ? `?size=${size}` : ''}`;

export const readPicture = async (address: string, signal: AbortSignal): Promise<Blob> =>
  (await callForPicture(address, { signal })).blob();

export const removePhoto = async (orderId: string, id: string): Promise<string> => {
  const response = await callForPicture(pictureAddress(orderId, id), { method: 'DELETE' });
  return ((await response.json()) as { message: string }).message;
};
