import { registerEnumType } from 'type-graphql';
import { PERMISSION_LABELS, Permission, PERMISSION_NAMES } from '../../rules/permission.js';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Separate from `permission.ts`, because the web app uses the labels there without TypeGraphQL.
registerEnumType(Permission, {
  name: 'Permission',
  description: 'A permission that an admin gives to staff. Admins have all of them.',
  valuesConfig: Object.fromEntries(
    PERMISSION_NAMES.map((name) => [
      name,
      { description: `${capital(PERMISSION_LABELS[Permission[name]])}.` },
    ]),
  ),
});
