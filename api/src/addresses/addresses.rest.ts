import type { RestRoute } from '../rest/route.js';
import { ADDRESS } from '../users/users.rest.js';

export const addressRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/address/add',
    document: `mutation ($input: AddressInput!, $userId: ID) {
      addAddress(input: $input, userId: $userId) { message address { ...Address } }
    } ${ADDRESS}`,
    variables: { input: 'body', userId: 'body.userId' },
  },
  {
    method: 'PATCH',
    path: '/address/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: AddressInput!) {
      updateAddress(id: $id, version: $version, input: $input) { message address { ...Address } }
    } ${ADDRESS}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { address(id: $id) { version } }`,
  },
  {
    method: 'DELETE',
    path: '/address/{id}',
    document: `mutation ($id: ID!) { deleteAddress(id: $id) { message } }`,
    variables: { id: 'params.id' },
  },
];
