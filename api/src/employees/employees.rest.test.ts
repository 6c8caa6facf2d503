import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

interface Employee {
  _id: string;
  id: string;
  name: string;
}

interface EmployeeResponse {
  message: string;
  employee: Employee;
}

const create = (body: object) =>
  rest.call<EmployeeResponse>('POST', '/auth/createEmployee', { body, token: admin.token });
const list = async (query: Record<string, string> = {}) =>
  rest.call<{ users: Employee[] }>('GET', '/auth/getAllEmployees', { query, token: admin.token });

describe('employees', () => {
  it('are added, listed newest first, changed and taken out', async () => {
    const body = { name: 'Meena', phone: '9876543210', email: 'Meena@laundry.test' };
    const created = await create(body);
    expect([created.status, created.body.message]).toEqual([200, 'Employee created successfully']);
    const { employee } = created.body;
    expect(employee).toMatchObject({ _id: employee.id, ...body, email: 'meena@laundry.test' });
    const newer = await create({ ...body, name: 'Ravi', email: 'ravi@laundry.test' });
    expect((await list()).body.users.map(({ name }) => name)).toEqual(['Ravi', 'Meena']);
    expect((await list({ limit: '1' })).body.users).toEqual([newer.body.employee]);

    const on = (method: string, path: string, id: string, change?: object) =>
      rest.call<EmployeeResponse>(method, path, {
        params: { id },
        body: change,
        token: admin.token,
      });
    const path = '/auth/updateEmployee/{id}';
    const changed = await on('PUT', path, employee.id, { ...body, name: 'Meena K' });
    expect(changed.body.employee.name).toBe('Meena K');
    expect((await on('PUT', path, randomUUID(), body)).status).toBe(404);
    const deleted = await on('DELETE', '/auth/deleteEmployee/{id}', employee.id);
    expect(deleted.body).toEqual({ message: 'Employee deleted successfully' });
    expect((await list()).body.users).toHaveLength(1);
  });
});
