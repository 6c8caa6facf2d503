import { ask, unique } from './office.js';

export interface NewEmployee {
  id: string;
  name: string;
  email: string;
}

/** Creates an employee without access. */
export async function createEmployee(): Promise<NewEmployee> {
  const name = unique('Kala');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.test`;
  const { createEmployee } = await ask<{ createEmployee: { employee: { id: string } } }>(
    'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { employee { id } } }',
    { input: { name, email, phone: '9840012345' } },
  );
  return { id: createEmployee.employee.id, name, email };
}
