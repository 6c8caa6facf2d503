import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { AdminOnly } from '../access.js';
import type { Context } from '../context.js';
import { type Connection, connectionOf } from '../platform/pagination.js';
import { MessagePayload } from '../platform/payloads.js';
import { Employee } from './employee.entity.js';
import { EmployeeInput, EmployeesArgs } from './employee.inputs.js';
import { type EmployeeRow, listEmployees } from './employees.queries.js';
import * as employees from './employees.service.js';

@ObjectType({ description: 'A saved employee.' })
export class EmployeePayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Employee, { description: 'The employee as it is now.' })
  employee!: Employee;
}

export const EmployeeConnection = connectionOf(Employee, 'EmployeeConnection');

@Resolver()
export class EmployeesResolver {
  @AdminOnly()
  @Query(() => EmployeeConnection, { description: 'The staff directory, newest first.' })
  employees(
    @Args(() => EmployeesArgs) page: EmployeesArgs,
    @Ctx() { em }: Context,
  ): Promise<Connection<EmployeeRow>> {
    return listEmployees(em, page);
  }

  @AdminOnly()
  @Mutation(() => EmployeePayload, {
    description:
      'Adds an employee. BAD_USER_INPUT with fields; CONFLICT (field `email`) when another one has the e-mail.',
  })
  async createEmployee(
    @Arg('input', () => EmployeeInput, { description: 'Whom to add.' }) input: EmployeeInput,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const employee = await employees.createEmployee(context, input);
    return { message: 'Employee created successfully', employee };
  }

  @AdminOnly()
  @Mutation(() => EmployeePayload, {
    description: 'Changes an employee. NOT_FOUND; otherwise the errors of `createEmployee`.',
  })
  async updateEmployee(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Arg('input', () => EmployeeInput, { description: 'What holds from now on.' })
    input: EmployeeInput,
    @Ctx() context: Context,
  ): Promise<EmployeePayload> {
    const employee = await employees.updateEmployee(context, id, input);
    return { message: 'Employee updated successfully', employee };
  }

  @AdminOnly()
  @Mutation(() => MessagePayload, {
    description: 'Takes an employee out of the directory. NOT_FOUND when there is none.',
  })
  async deleteEmployee(
    @Arg('id', () => ID, { description: 'Id of the employee.' }) id: string,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await employees.deleteEmployee(context, id);
    return { message: 'Employee deleted successfully' };
  }
}
