import type { RestRoute } from '../rest/route.js';

const EMPLOYEE = `fragment Employee on Employee { id name phone email createdAt version updatedAt }`;

export const employeeRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/auth/getAllEmployees',
    document: `query ($first: Int!, $after: String, $updatedSince: DateTime) {
      employees(first: $first, after: $after, updatedSince: $updatedSince) {
        nodes { ...Employee }
        pageInfo { endCursor hasNextPage }
      }
    } ${EMPLOYEE}`,
    variables: { updatedSince: 'query.updatedSince' },
    list: { under: 'users' },
  },
  {
    method: 'POST',
    path: '/auth/createEmployee',
    document: `mutation ($input: CreateEmployeeInput!) {
      createEmployee(input: $input) { message employee { ...Employee } }
    } ${EMPLOYEE}`,
    variables: { input: 'body' },
  },
  {
    method: 'PUT',
    path: '/auth/updateEmployee/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateEmployeeInput!) {
      updateEmployee(id: $id, version: $version, input: $input) { message employee { ...Employee } }
    } ${EMPLOYEE}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { employee(id: $id) { version } }`,
  },
  {
    method: 'DELETE',
    path: '/auth/deleteEmployee/{id}',
    document: `mutation ($id: ID!, $version: Int!) { deleteEmployee(id: $id, version: $version) { message } }`,
    variables: { id: 'params.id', version: 'headers.if-match' },
    currentVersion: `query ($id: ID!) { employee(id: $id) { version } }`,
  },
];
