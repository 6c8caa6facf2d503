import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { App, AppKind } from '../auth/api-tokens/app.entity.js';
import type { Em } from '../database.js';
import { RequirePermission, RequireSession } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { listLoader, rowLoader } from '../graphql/data-loaders.js';
import { ListSize } from '../graphql/list-size.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { Actor, actorOf } from '../users/actor.js';
import { User } from '../users/user.entity.js';
import { usersByIds } from '../users/users.queries.js';
import * as apiTokens from './api-tokens.service.js';
import { CreateApiTokenInput, CreateAppInput, UpdateAppInput } from './apps.inputs.js';
import { ApiTokenPayload, AppPayload } from './apps.payloads.js';
import { type AppRow, listApps, requireApp, tokensOfApps } from './apps.queries.js';
import * as apps from './apps.service.js';

const loadTokens = listLoader(tokensOfApps, ({ appId }) => appId);
const loadUser = rowLoader(usersByIds, ({ id }) => id);

const payload = async (em: Em, id: string, message: string) => ({
  message,
  app: await requireApp(em, id),
});

@Resolver(() => App)
export class AppsResolver {
  @RequirePermission('settings.write')
  @RequireSession()
  @ListSize(50)
  @Query(() => [App], { description: 'All apps, sorted by name; at most 50.' })
  apps(@Ctx() { em }: Context): Promise<AppRow[]> {
    return listApps(em);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The enterprise for which a PARTNER app acts; null for an OFFICE app.',
  })
  async enterprise(@Root() { kind, userId }: AppRow, @Ctx() context: Context) {
    return kind === AppKind.PARTNER ? ((await loadUser(context, userId)) ?? null) : null;
  }

  @FieldResolver(() => Actor, {
    description: 'The person who created the app. Gets the mails about its tokens.',
  })
  createdBy(@Root() app: AppRow): Actor {
    return actorOf(app);
  }

  @ListSize(10)
  @FieldResolver(() => [ApiToken], {
    description:
      'Tokens of the app, newest first. Tokens that no longer work stay in the list for 30 days.',
  })
  tokens(@Root() { id }: AppRow, @Ctx() context: Context) {
    return loadTokens(context, id);
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => AppPayload, {
    description:
      'Creates an app. BAD_USER_INPUT with fields. FORBIDDEN for a permission that you do not have. CONFLICT (field `name`) when another app has the name; CONFLICT with 50 apps. REAUTHENTICATION_REQUIRED when the sign-in is more than 10 minutes old.',
  })
  async createApp(
    @Arg('input', () => CreateAppInput, { description: 'Name, kind and permissions.' })
    input: CreateAppInput,
    @Ctx() context: Context,
  ) {
    const { id } = await apps.createApp(signedIn(context), context.em, input);
    return payload(context.em, id, 'App created');
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => AppPayload, {
    description:
      'Changes name, note and permissions of an app, at once for all its tokens. NOT_FOUND for an unknown app. BAD_USER_INPUT with fields. FORBIDDEN for a permission that you do not have. CONFLICT (field `name`) when another app has the name; CONFLICT when another person changed the app since `version`. REAUTHENTICATION_REQUIRED for a new permission when the sign-in is more than 10 minutes old.',
  })
  async updateApp(
    @Arg('id', () => ID, { description: 'Id of the app.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateAppInput, { description: 'The new values.' }) input: UpdateAppInput,
    @Ctx() context: Context,
  ) {
    await apps.updateApp(signedIn(context), context.em, { id, version }, input);
    return payload(context.em, id, 'App saved');
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => AppPayload, {
    description:
      'Disables an app: all its tokens stop working at once. NOT_FOUND for an unknown app. CONFLICT when another person changed the app since `version`.',
  })
  async disableApp(
    @Arg('id', () => ID, { description: 'Id of the app.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ) {
    await apps.setAppDisabled(signedIn(context), context.em, { id, version }, true);
    return payload(context.em, id, 'App disabled');
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => AppPayload, {
    description:
      'Enables a disabled app: its tokens work again until they expire. NOT_FOUND for an unknown app. FORBIDDEN for a permission that you do not have. CONFLICT when another person changed the app since `version`. REAUTHENTICATION_REQUIRED when the sign-in is more than 10 minutes old.',
  })
  async enableApp(
    @Arg('id', () => ID, { description: 'Id of the app.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ) {
    await apps.setAppDisabled(signedIn(context), context.em, { id, version }, false);
    return payload(context.em, id, 'App enabled');
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => ApiTokenPayload, {
    description:
      'Creates a token of an app. NOT_FOUND for an unknown app. BAD_USER_INPUT with fields. FORBIDDEN when the app has a permission that you do not have. CONFLICT for a disabled app, and with two tokens that work. REAUTHENTICATION_REQUIRED when the sign-in is more than 10 minutes old.',
  })
  async createApiToken(
    @Arg('appId', () => ID, { description: 'Id of the app.' }) appId: string,
    @Arg('input', () => CreateApiTokenInput, { description: 'Label, expiry and networks.' })
    input: CreateApiTokenInput,
    @Ctx() context: Context,
  ) {
    const { id, secret } = await apiTokens.createApiToken(
      signedIn(context),
      context.em,
      appId,
      input,
    );
    const tokens = await loadTokens(context, appId);
    const apiToken = tokens.find((one) => one.id === id);
    return { ...(await payload(context.em, appId, 'Token created')), apiToken, secret };
  }

  @RequirePermission('settings.write')
  @RequireSession()
  @Mutation(() => AppPayload, {
    description: 'Revokes a token: it stops working at once. NOT_FOUND for an unknown token.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'Id of the token.' }) id: string,
    @Ctx() { em }: Context,
  ) {
    return payload(em, await apiTokens.revokeApiToken(em, id), 'Token revoked');
  }
}
