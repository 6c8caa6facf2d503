import type { RestRoute } from '../rest/route.js';
import { ADDRESS } from '../users/users.rest.js';

export const addressRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/address/add',
    document: `mutation ($input: CreateAddressInput!) {
      createAddress(input: $input) { message address { ...Address } }
    } ${ADDRESS}`,
    variables: { input: 'body' },
    names: { customerId: 'userId' },
  },
  {
    method: 'PATCH',
    path: '/address/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateAddressInput!) {
      updateAddress(id: $id, version: $version, input: $input) { message address { ...Address } }
    } ${ADDRESS}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { address(id: $id) { version } }`,
  },
  {
    method: 'DELETE',
    path: '/address/{id}',
    document: `mutation ($id: ID!, $version: Int!) { deleteAddress(id: $id, version: $version) { message } }`,
    variables: { id: 'params.id', version: 'headers.if-match' },
    currentVersion: `query ($id: ID!) { address(id: $id) { version } }`,
  },
];
