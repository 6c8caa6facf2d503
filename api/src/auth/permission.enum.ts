import { registerEnumType } from 'type-graphql';
import { DEEDS, Permission, PERMISSION_NAMES } from './permission.js';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// By itself, so that the words of permissions are good without GraphQL.
registerEnumType(Permission, {
  name: 'Permission',
  description: 'Something that staff may do who were given leave to. Admins may do all of it.',
  valuesConfig: Object.fromEntries(
    PERMISSION_NAMES.map((name) => [name, { description: `${capital(DEEDS[Permission[name]])}.` }]),
  ),
});
