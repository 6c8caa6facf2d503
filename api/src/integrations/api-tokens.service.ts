import { raw } from '@mikro-orm/core';
import { newApiToken } from '../auth/api-tokens/api-token-text.js';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { LIVE_TOKENS } from '../../rules/app-limits.js';
import { App } from '../auth/api-tokens/app.entity.js';
import { requireRecentSignIn } from '../auth/sessions/sessions.service.js';
import { hashToken } from '../auth/tokens.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { requireLocked } from '../platform/row-locks.js';
import { checkAppPermissions } from './app.policy.js';
import type { CreateApiTokenInput } from './apps.inputs.js';

export interface NewApiToken {
  appId: string;
  /** Id of the new token. */
  id: string;
  /** The token itself, which is not stored. */
  secret: string;
}

/**
 * Creates an API token. Needs a recent sign-in, and all permissions of the app. Throws CONFLICT for
 * a disabled app, and with two tokens that work.
 */
export function createApiToken(
  viewer: Viewer,
  em: Em,
  appId: string,
  { label, days, networks }: CreateApiTokenInput,
): Promise<NewApiToken> {
  return em.transactional(async (tx) => {
    await requireRecentSignIn(tx, viewer);
    const app = await requireLocked(tx, App, { id: appId }, 'App');
    checkAppPermissions(viewer, app.kind, app.permissions);
    if (app.disabledAt) throw conflict('APP_DISABLED', 'This app is disabled. Enable it first');
    const live = { appId, revokedAt: null, expiresAt: { $gt: raw<Date>('now()') } };
    if ((await tx.count(ApiToken, live)) >= LIVE_TOKENS)
      throw conflict(
        'LIMIT_REACHED',
        `An app can have ${LIVE_TOKENS} tokens that work. Revoke one first`,
      );
    const secret = newApiToken();
    const token = tx.create(ApiToken, {
      ...{ appId, label, networks, createdBy: viewer.userId },
      ...{ tokenHash: hashToken(secret), hint: secret.slice(-4) },
      expiresAt: new Date(Date.now() + days * 86_400_000),
    });
    await tx.flush();
    return { appId, id: token.id, secret };
  });
}

/** Revokes a token at once; returns the id of its app. A second call changes nothing. */
export function revokeApiToken(em: Em, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const token = isUuid(id) ? await tx.findOne(ApiToken, { id }) : null;
    if (!token) throw notFound('Token');
    await tx.nativeUpdate(ApiToken, { id, revokedAt: null }, { revokedAt: raw<Date>('now()') });
    return token.appId;
  });
}
