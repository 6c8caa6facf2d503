import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { AccessPreset } from './access-preset.entity.js';
import { UpdateAccessPresetInput } from './access-preset.inputs.js';
import { accessPresets, saveAccessPreset } from './access-presets.service.js';

@ObjectType({ description: 'A saved preset.' })
export class AccessPresetPayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => AccessPreset, { description: 'The preset after the change.' })
  preset!: AccessPreset;
}

@Resolver()
export class AccessPresetsResolver {
  @RequirePermission('settings.write', { alternatives: ['staff.write'] })
  @ListSize(4)
  @Query(() => [AccessPreset], {
    description: 'Presets of the access form, with their discount limits and price permissions.',
  })
  accessPresets(@Ctx() { em }: Context): Promise<AccessPreset[]> {
    return accessPresets(em);
  }

  @RequirePermission('settings.write')
  @Mutation(() => AccessPresetPayload, {
    description:
      'Changes the values that a preset fills in. The access of employees does not change. BAD_USER_INPUT with fields; NOT_FOUND; CONFLICT when another person changed the preset since `version`.',
  })
  async updateAccessPreset(
    @Arg('id', () => ID, { description: 'Id of the preset.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateAccessPresetInput, { description: 'New values of the preset.' })
    input: UpdateAccessPresetInput,
    @Ctx() context: Context,
  ): Promise<AccessPresetPayload> {
    const expected = { id, version };
    const preset = await saveAccessPreset(signedIn(context), context.em, expected, input);
    return { message: 'Preset saved', preset };
  }
}
