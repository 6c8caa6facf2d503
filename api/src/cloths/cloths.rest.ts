import type { RestRow } from '../rest/row.js';

const CLOTH = `fragment Cloth on Cloth { id name price }`;

export const clothRows: RestRow[] = [
  {
    method: 'GET',
    path: '/cloth/getAllCloth',
    document: `query { cloths { ...Cloth } } ${CLOTH}`,
    etag: true,
  },
  {
    method: 'POST',
    path: '/cloth/createCloth',
    document: `mutation ($input: ClothInput!) {
      createCloth(input: $input) { message cloth { ...Cloth } }
    } ${CLOTH}`,
    from: { input: 'body' },
  },
  {
    method: 'PATCH',
    path: '/cloth/updateCloth/{id}',
    document: `mutation ($id: ID!, $input: ClothInput!) {
      updateCloth(id: $id, input: $input) { message cloth { ...Cloth } }
    } ${CLOTH}`,
    from: { id: 'params.id', input: 'body' },
  },
  {
    method: 'DELETE',
    path: '/cloth/deleteCloth/{id}',
    document: `mutation ($id: ID!) { deleteCloth(id: $id) { message } }`,
    from: { id: 'params.id' },
  },
];
