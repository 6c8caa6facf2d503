import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { randomUUID } from 'node:crypto';
import { today } from '../platform/dates.js';

/** Valid values of fields and arguments, by their name. */
const BY_NAME: Record<string, unknown> = {
  name: 'Asha Raman',
  phone: '9876543210',
  email: 'somebody@laundry.test',
  otp: '1234',
  address: '12, Long Street, Adyar',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600020',
  pincodes: '600020',
  startTime: '10:00',
  endTime: '12:00',
  pickupAddress: '12, Long Street, Chennai, Tamil Nadu - 600020',
  message: 'A message of some words',
  type: 'Shirt',
};

const BY_TYPE: Record<string, () => unknown> = {
  ID: () => randomUUID(),
  String: () => 'text',
  Int: () => 1,
  BasisPoints: () => 1,
  Boolean: () => true,
  Paise: () => 100,
  CalendarDate: () => today(),
};

/** A valid value of an input type. */
export function sample(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType);
  if (isListType(type)) return [sample(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sample(field.name, field.type)]),
    );
  const make = BY_TYPE[String(type)];
  if (!(name in BY_NAME) && !make) throw new Error(`No sample value for ${name}: ${String(type)}`);
  return BY_NAME[name] ?? make?.();
}

export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  /** Document that calls the operation, with every argument as a variable. */
  document: string;
  /** Values for the required variables. They are valid, but their ids do not exist. */
  variables: Record<string, unknown>;
  /** Names of the arguments that are ids. */
  ids: string[];
}

/** Type of the variable of an argument. It may be missing if the argument has a default value. */
const declaredType = ({ type, defaultValue }: GraphQLArgument): string =>
  String(defaultValue === undefined ? type : getNullableType(type));

/** All operations of a schema, with a document and variables to call each one. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(root?.getFields() ?? {}).map(({ name, args, type }) => {
      const declared = args.map((arg) => `$${arg.name}: ${declaredType(arg)}`).join(', ');
      const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
      const call = `${name}${given && `(${given})`} ${selection}`;
      return {
        ...{ name, kind },
        document: `${kind}${declared && ` (${declared})`} { ${call} }`,
        variables: Object.fromEntries(
          args.filter(isRequiredArgument).map((arg) => [arg.name, sample(arg.name, arg.type)]),
        ),
        ids: args.filter((arg) => getNamedType(arg.type).name === 'ID').map((arg) => arg.name),
      };
    });
  });
}
