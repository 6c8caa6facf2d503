import type { RestRoute } from '../rest/route.js';
import { USER } from '../users/users.rest.js';

const PRICE_LIST = `
  fragment PriceList on PriceList { customerId version items { ...PriceListItem } }
  fragment PriceListItem on PriceListItem { clothId type price }
`;

export const enterpriseRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/enterprise/{customerId}',
    description: 'The price list of the enterprise that is signed in.',
    document: `query { myPriceList { ...PriceList } } ${PRICE_LIST}`,
    documentForAdmins: `query ($id: ID!) {
      priceList(id: $id) { ...PriceList }
    } ${PRICE_LIST}`,
    variables: { id: 'params.customerId' },
    ofUser: 'params.customerId',
  },
  {
    method: 'POST',
    path: '/enterprise/save',
    document: `mutation ($id: ID!, $version: Int!, $input: ReplacePriceListInput!) {
      replacePriceList(id: $id, version: $version, input: $input) {
        message
        priceList { ...PriceList }
      }
    } ${PRICE_LIST}`,
    variables: { id: 'body.customerId', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { priceList(id: $id) { version } }`,
  },
  {
    method: 'POST',
    path: '/auth/createEnterprise',
    document: `mutation ($input: CreateEnterpriseInput!) {
      createEnterprise(input: $input) { message enterprise { ...User gstin creditLimit } }
    } ${USER}`,
    variables: { input: 'body' },
    emptyIsNone: ['creditLimit'],
  },
  {
    method: 'PUT',
    path: '/auth/updateEnterprise/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateEnterpriseInput!) {
      updateEnterprise(id: $id, version: $version, input: $input) { message enterprise { ...User gstin creditLimit } }
    } ${USER}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    emptyIsNone: ['creditLimit'],
    currentVersion: `query ($id: ID!) { user(id: $id) { version } }`,
  },
  {
    method: 'DELETE',
    path: '/auth/deleteEnterprise/{id}',
    document: `mutation ($id: ID!, $version: Int!) { deleteEnterprise(id: $id, version: $version) { message } }`,
    variables: { id: 'params.id', version: 'headers.if-match' },
    currentVersion: `query ($id: ID!) { user(id: $id) { version } }`,
  },
];
