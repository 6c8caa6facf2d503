import { ArrayMaxSize, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { Field, ID, InputType, Int } from 'type-graphql';
import { AppKind } from '../auth/api-tokens/app.entity.js';
import { Permission } from '../../rules/permission.js';
import { Line, OptionalId, Paragraph, rule } from '../platform/input-decorators.js';

@InputType()
abstract class AppFields {
  @Line({ label: 'Name', max: 60 })
  @Field(() => String, {
    description:
      'Name, 1 to 60 characters; unique, ignoring case. Timelines and audit log show it.',
  })
  name!: string;

  @IsOptional()
  @Paragraph({ label: 'Note', min: 0, max: 300 })
  @Field(() => String, { nullable: true, description: 'Note for staff, at most 300 characters.' })
  note?: string | null;

  @Field(() => [Permission], {
    defaultValue: [],
    description:
      'Permissions of an OFFICE app, at least one; you must have each of them. Must be empty for a PARTNER app. Apps cannot have STAFF_WRITE, SETTINGS_WRITE, AUDIT_READ and ROUNDS_DRIVE.',
  })
  permissions!: Permission[];
}

@InputType({ description: 'A new app.' })
export class CreateAppInput extends AppFields {
  @Field(() => AppKind, { description: 'Kind of the app. It cannot be changed later.' })
  kind!: AppKind;

  @OptionalId('Enterprise')
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the enterprise for which a PARTNER app acts; null for an OFFICE app. You need ORDERS_READ, ORDERS_BOOK, ORDERS_CANCEL and CUSTOMERS_WRITE, because the app may do the same for the enterprise.',
  })
  enterpriseId?: string | null;
}

@InputType({ description: 'The new values of an app.' })
export class UpdateAppInput extends AppFields {}

/** Validates a network in CIDR notation, for example 203.0.113.0/24. */
const isNetwork = (text: unknown): boolean => {
  if (typeof text !== 'string' || !ipaddr.isValidCIDR(text)) return false;
  const [address, bits] = ipaddr.parseCIDR(text);
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return (
    kind.networkAddressFromCIDR(`${address.toString()}/${bits}`).toString() === address.toString()
  );
};

@InputType({ description: 'A new API token.' })
export class CreateApiTokenInput {
  @Line({ label: 'Label', max: 60 })
  @Field(() => String, { description: 'Name of the token, 1 to 60 characters.' })
  label!: string;

  @rule(
    null,
    Max(365, { message: 'A token works for at most 365 days' }),
    Min(1, { message: 'A token works for at least 1 day' }),
  )
  @Field(() => Int, { defaultValue: 90, description: 'Days until the token expires, 1 to 365.' })
  days!: number;

  @rule(
    null,
    ValidateBy({
      name: 'isNetwork',
      validator: {
        validate: (value) => Array.isArray(value) && value.every(isNetwork),
        defaultMessage: () => 'Write each network like 203.0.113.0/24',
      },
    }),
    ArrayMaxSize(20, { message: 'A token can have at most 20 networks' }),
  )
  @Field(() => [String], {
    defaultValue: [],
    description:
      'Networks in CIDR notation from which the token works, at most 20; empty for all networks.',
  })
  networks!: string[];
}
