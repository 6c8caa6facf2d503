import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import type { Fitted } from '../platform/images/resize-image.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { BusinessLogo } from './business-logo.entity.js';

interface LogoDeps {
  em: Em;
}

export type LogoRow = Pick<BusinessLogo, 'version' | 'updatedBy' | 'width' | 'height'>;

/** The row of the logo without the picture. A migration creates the row. */
export async function businessLogo(em: Em): Promise<LogoRow> {
  const row = await em
    .getKysely()
    .selectFrom('business_logo')
    .select(['version', 'updated_by as updatedBy', 'width', 'height'])
    .executeTakeFirst();
  if (!row) throw notFound('Logo');
  return row;
}

/** The logo as a JPEG, with its size in pixels; null without a logo. */
export async function logoFile(em: Em): Promise<Fitted | null> {
  const row = await em
    .getKysely()
    .selectFrom('business_logo')
    .select(['content', 'width', 'height'])
    .executeTakeFirst();
  const { content, width, height } = row ?? {};
  return content && width && height ? { content, width, height } : null;
}

/** The logo in its own buffer, to be transferred to the thread that renders PDFs. */
export async function printedLogo(em: Em) {
  const logo = await logoFile(em);
  return logo && { ...logo, content: new Uint8Array(logo.content) };
}

const NONE = { content: null, width: null, height: null, bytes: null, at: null };

/**
 * Sets or removes the logo, and returns the new version. Throws CONFLICT when it changed since
 * `version`; null skips that check.
 */
export async function saveLogo(
  viewer: Viewer,
  { em }: LogoDeps,
  version: number | null,
  logo: Fitted | null,
): Promise<number> {
  const expected = version ?? (await businessLogo(em)).version;
  const values = logo ? { ...logo, bytes: logo.content.length, at: new Date() } : NONE;
  const changed = { ...values, ...nextVersion(viewer) };
  if (await em.nativeUpdate(BusinessLogo, { version: expected }, changed)) return expected + 1;
  throw await explainConflict(em, viewer, 'Logo', await businessLogo(em));
}
