import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LINES } from '../testing/bad-input.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const FIELDS = 'id name phone email';
const LIST = `query ($search: String, $first: Int, $after: String) {
  employees(search: $search, first: $first, after: $after) { nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } }
}`;
const CREATE = `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { message employee { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $input: UpdateEmployeeInput!) { updateEmployee(id: $id, version: $version, input: $input) { message employee { ${FIELDS} } } }`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteEmployee(id: $id, version: $version) { message } }`;

interface Employee {
  id: string;
  name: string;
  phone: string;
  email: string;
}
interface Page {
  employees: { nodes: Employee[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}
type EmployeeMutations = Record<
  'createEmployee' | 'updateEmployee',
  { message: string; employee: Employee }
>;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

let made = 0;
const values = (given: Partial<Employee> = {}) => {
  made += 1;
  return {
    name: `Worker ${made}`,
    phone: '9876543210',
    email: `worker${made}@staff.test`,
    ...given,
  };
};
const create = (given: Partial<Employee> = {}) =>
  test.graphql<EmployeeMutations>(CREATE, { input: values(given) }, admin.token);

async function make(given: Partial<Employee> = {}): Promise<Employee> {
  const { data } = await create(given);
  if (!data) throw new Error('No employee was made');
  return data.createEmployee.employee;
}

const list = async (variables: object = {}) => {
  const answer = await test.graphql<Page>(LIST, variables, admin.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.employees;
};

describe('the directory', () => {
  it('is searched by a part of name, phone or e-mail, literally and ignoring case', async () => {
    const asha = await make({
      name: 'Asha 100% Raman',
      phone: '9000011111',
      email: 'Asha_R@staff.test',
    });
    const found = async (search: string) => (await list({ search })).nodes.map(({ id }) => id);
    for (const search of ['asha 1', 'RAMAN', '00001111', 'asha_r@', '100%', 'a 100'])
      expect(await found(search)).toEqual([asha.id]);
    const renée = await make({ name: 'Renée Nuñez' });
    for (const search of ['renee nunez', 'RENÉE', 'née Nuñ'])
      expect(await found(search)).toEqual([renée.id]);
    for (const search of ['a%n', 'a__a', '\\', "'", 'nobody'])
      expect(await found(search)).toEqual([]);
    expect((await list({ search: '' })).nodes.length).toBeGreaterThan(0);
  });

  it('lists each row once, newest first, page by page', async () => {
    for (let i = 0; i < 7; i += 1) await make({ name: `Page ${i}` });
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page = await list({ search: 'page', first: 3, after });
      seen.push(...page.nodes.map(({ name }) => name));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Page ${i}`));
  });

  it.each([
    ['first', 0],
    ['first', -1],
    ['first', 101],
    ['after', 'no cursor'],
    ['after', Buffer.from('["today","x"]').toString('base64url')],
    ['after', Buffer.from(`["2026-13-45","${randomUUID()}"]`).toString('base64url')],
    ['search', 'x'.repeat(10_000)],
    ['search', 'a\u0000b'],
    ['search', 'a\u0007b'],
  ])('refuses %s %j', async (name, value) => {
    const answer = await test.graphql(LIST, { [name]: value }, admin.token);
    const refused = refusal(answer);
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {})).toEqual([name]);
  });
});

describe('saving', () => {
  it('cleans what people type', async () => {
    const { data } = await create({
      name: ' Kala  Raja ',
      phone: '+91 98765-43210',
      email: ' Kala@Staff.test ',
    });
    expect(data?.createEmployee).toMatchObject({
      message: 'Employee created successfully',
      employee: { name: 'Kala Raja', phone: '9876543210', email: 'kala@staff.test' },
    });
  });

  it('changes all fields, and accepts the current e-mail again', async () => {
    const { id, email } = await make();
    const input = { name: 'New Name', phone: '9123456780', email };
    const { data } = await test.graphql<EmployeeMutations>(UPDATE, { id, input }, admin.token);
    expect(data?.updateEmployee).toEqual({
      message: 'Employee updated successfully',
      employee: { id, ...input },
    });
  });

  it("refuses another one's e-mail", async () => {
    const { email } = await make();
    const other = await make();
    const created = await create({ email: email.toUpperCase() });
    const input = values({ email });
    const updated = await test.graphql(UPDATE, { id: other.id, input }, admin.token);
    for (const answer of [created, updated])
      expect(refusal(answer)).toMatchObject({
        code: 'CONFLICT',
        fields: { email: 'An employee with this email already exists' },
      });
  });

  it('accepts one of several simultaneous employees with the same e-mail', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ email: 'same@staff.test' })));
    expect(answers.filter(({ data }) => data?.createEmployee)).toHaveLength(1);
    expect(answers.filter((answer) => refusal(answer).code === 'CONFLICT')).toHaveLength(3);
  });

  const bad = [
    ...Object.values(BAD_LINES).flatMap((text) => [
      ['name', text],
      ['phone', text],
      ['email', text],
    ]),
    ['phone', '12345'],
    ['phone', '5876543210'],
    ['phone', '98765432101'],
    ['email', 'nobody'],
    ['email', 'a@b'],
  ] as [string, string][];
  it.each(bad)('refuses %s %j', async (field, value) => {
    const before = (await list({ first: 100 })).nodes.length;
    const refused = refusal(await create({ [field]: value }));
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect((await list({ first: 100 })).nodes).toHaveLength(before);
  });
});

describe('deleting', () => {
  it('takes the employee away, once', async () => {
    const { id } = await make();
    const { data } = await test.graphql<{ deleteEmployee: { message: string } }>(
      DELETE,
      { id },
      admin.token,
    );
    expect(data?.deleteEmployee.message).toBe('Employee deleted successfully');
    expect(refusal(await test.graphql(DELETE, { id }, admin.token)).code).toBe('NOT_FOUND');
    const input = values();
    expect(refusal(await test.graphql(UPDATE, { id, input }, admin.token)).code).toBe('NOT_FOUND');
  });

  it('frees the e-mail', async () => {
    const { id, email } = await make();
    await test.graphql(DELETE, { id }, admin.token);
    expect((await create({ email })).errors).toBeUndefined();
  });

  it('performs one of several simultaneous deletions', async () => {
    const { id } = await make();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.graphql(DELETE, { id }, admin.token)),
    );
    expect(answers.map((answer) => refusal(answer).code).sort()).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'OK',
    ]);
  });
});
