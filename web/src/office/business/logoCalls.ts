import { callForPicture } from '../../orders/photos/photoCalls';

export const logoAddress = '/api/business/logo';

/** File types that the server accepts for a logo. */
export const logoTypes = 'image/png,image/jpeg';
const most = 200_000;
export const isTooLarge = (file: Blob): boolean => file.size > most;
export const tooLargeText = `A logo can be up to ${most / 1000} kB`;

async function change(version: number, init: RequestInit): Promise<string> {
  const headers = { ...init.headers, 'If-Match': `"${version}"` };
  const response = await callForPicture(logoAddress, { ...init, headers });
  return ((await response.json()) as { message: string }).message;
}

/** Both functions return the server's message. */
export const setLogo = (version: number, file: Blob): Promise<string> =>
  change(version, {
    method: 'PUT',
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
    body: file,
  });

export const removeLogo = (version: number): Promise<string> =>
  change(version, { method: 'DELETE' });
