import {
  Arg,
  Args,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { BASIC_READING } from '../../rules/permission.js';
import { RequirePermission } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { type Connection, connectionOf } from '../platform/lists/pagination.js';
import { DeletePayload } from '../platform/payloads.js';
import { EXPECTED_VERSION_DESCRIPTION } from '../platform/optimistic-lock.js';
import { Employee } from './employee.entity.js';
import { type AccessChange, revokeAccess, grantAccess } from './employee-access.service.js';
import {
  CreateEmployeeInput,
  EmployeesArgs,
  GrantEmployeeAccessInput,
  UpdateEmployeeInput,
} from './employee.inputs.js';
import { type EmployeeRow, listEmployees, requireEmployee } from './employees.queries.js';
import * as employees from './employees.service.js';

@ObjectType({ description: 'A saved employee.' })
export class EmployeePayload {
  @Field(() => String, { description: 'Human-readable result.' })
  message!: string;

  @Field(() => Employee, { description: 'The employee after the change.' })
  employee!: Employee;
}

/** Logs the permissions that an employee got or lost, after the transaction has committed. */
function logAccessChange({ log, viewer }: Context, { employee, given, taken }: AccessChange): void {
  if (given.length + taken.length === 0) return;
  log.info({ employee: employee.id, given, taken, by: viewer?.userId }, 'access of an employee');
}

const EmployeeConnection = connectionOf(Employee);

@Resolver()
export class EmployeesResolver {
  @RequirePermission('staff.write', { alternatives: BASIC_READING })
  @Query(() => EmployeeConnection, { description: 'The staff directory, newest first.' })
  employees(
    @Args(() => EmployeesArgs) page: EmployeesArgs,
    @Ctx() { em }: Context,
  ): Promise<Connection<EmployeeRow>> {
    return listEmployees(em, page);
  }

  @RequirePermission('staff.write', { alternatives: BASIC_READING })
  @Query(() => Employee, {
    description: 'One employee. NOT_FOUND for an unknown id.',
  })
  employee(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Ctx() { em }: Context,
  ): Promise<EmployeeRow> {
    return requireEmployee(em, id);
  }

  @RequirePermission('staff.write')
  @Mutation(() => EmployeePayload, {
    description:
      'Adds an employee. BAD_USER_INPUT with fields; CONFLICT (field `email`) when another employee has the e-mail.',
  })
  async createEmployee(
    @Arg('input', () => CreateEmployeeInput, {
      description: 'Name, phone and e-mail of the employee.',
    })
    input: CreateEmployeeInput,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const employee = await employees.createEmployee(context, input);
    return { message: 'Employee created successfully', employee };
  }

  @RequirePermission('staff.write')
  @Mutation(() => EmployeePayload, {
    description:
      'Changes an employee. NOT_FOUND; CONFLICT when another person changed the employee since `version`; otherwise the errors of `createEmployee`.',
  })
  async updateEmployee(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => UpdateEmployeeInput, { description: 'New values of the employee.' })
    input: UpdateEmployeeInput,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const expected = { id, version };
    const employee = await employees.updateEmployee(signedIn(context), context, expected, input);
    return { message: 'Employee updated successfully', employee };
  }

  @RequirePermission('staff.write')
  @Mutation(() => EmployeePayload, {
    description:
      'Gives an employee access to the back-office with exactly these permissions, at once; other permissions are removed. The employee signs in with the account of their e-mail, which is created if there is none. REAUTHENTICATION_REQUIRED when your sign-in is older than 10 minutes. FORBIDDEN for yourself, for permissions that you do not have, and for employees with more permissions than you. NOT_FOUND. CONFLICT when another person changed the employee since `version`. CONFLICT also when the e-mail belongs to an admin, an enterprise or another employee, or when its last change can still be reverted. BAD_USER_INPUT (field `discountLimit`) for a limit above your own. Only admins can give access to the account of a customer, others get CONFLICT; the account then loses its passkeys and social accounts.',
  })
  async grantEmployeeAccess(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Arg('input', () => GrantEmployeeAccessInput, { description: 'Permissions and limit.' })
    input: GrantEmployeeAccessInput,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const change = await grantAccess(signedIn(context), context, { id, version }, input);
    logAccessChange(context, change);
    return { message: 'Access saved', employee: change.employee };
  }

  @RequirePermission('staff.write')
  @Mutation(() => EmployeePayload, {
    description:
      "Revokes an employee's back-office access: the account becomes a customer account, and its sessions end. FORBIDDEN for yourself, and for employees with more permissions than you. NOT_FOUND; CONFLICT when another person changed the employee since `version`.",
  })
  async revokeEmployeeAccess(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const change = await revokeAccess(signedIn(context), context, { id, version });
    logAccessChange(context, change);
    return { message: 'Access revoked', employee: change.employee };
  }

  @RequirePermission('staff.write')
  @Mutation(() => DeletePayload, {
    description:
      'Deletes an employee from the directory, and revokes the back-office access at once. NOT_FOUND for an unknown id; FORBIDDEN for yourself, and for employees with more permissions than you. CONFLICT when the object changed since `version`.',
  })
  async deleteEmployee(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Arg('version', () => Int, { description: EXPECTED_VERSION_DESCRIPTION }) version: number,
    @Ctx() context: Context,
  ): Promise<DeletePayload> {
    logAccessChange(
      context,
      await employees.deleteEmployee(signedIn(context), context, { id, version }),
    );
    return { message: 'Employee deleted successfully', deletedId: id };
  }
}
