import type { RestRow } from '../rest/row.js';
import { USER } from '../users/users.rest.js';

const PRICE_LIST = `
  fragment PriceList on PriceList { customerId items { ...PriceListItem } }
  fragment PriceListItem on PriceListItem { clothId type price }
`;

export const enterpriseRows: RestRow[] = [
  {
    method: 'GET',
    path: '/enterprise/{customerId}',
    about: 'The price list of an enterprise: your own, or any for an admin.',
    document: `query ($customerId: ID!, $own: Boolean!) {
      own: myPriceList @include(if: $own) { ...PriceList }
      priceList(customerId: $customerId) @skip(if: $own) { ...PriceList }
    } ${PRICE_LIST}`,
    from: { customerId: 'params.customerId', own: 'own' },
    owner: 'params.customerId',
    answer: ['own', 'priceList'],
  },
  {
    method: 'POST',
    path: '/enterprise/save',
    document: `mutation ($customerId: ID!, $items: [PriceListItemInput!]!) {
      savePriceList(customerId: $customerId, items: $items) {
        message
        priceList { ...PriceList }
      }
    } ${PRICE_LIST}`,
    from: { customerId: 'body.customerId', items: 'body.items' },
  },
  {
    method: 'POST',
    path: '/auth/createEnterprise',
    document: `mutation ($input: EnterpriseInput!) {
      createEnterprise(input: $input) { message enterprise { ...User } }
    } ${USER}`,
    from: { input: 'body' },
  },
  {
    method: 'PUT',
    path: '/auth/updateEnterprise/{id}',
    document: `mutation ($id: ID!, $input: EnterpriseInput!) {
      updateEnterprise(id: $id, input: $input) { message enterprise { ...User } }
    } ${USER}`,
    from: { id: 'params.id', input: 'body' },
  },
  {
    method: 'DELETE',
    path: '/auth/deleteEnterprise/{id}',
    document: `mutation ($id: ID!) { deleteEnterprise(id: $id) { message } }`,
    from: { id: 'params.id' },
  },
];
