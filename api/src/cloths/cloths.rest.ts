import type { RestRoute } from '../rest/route.js';

const CLOTH = `fragment Cloth on Cloth { id name price version updatedAt deletedAt }`;

export const clothRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/cloth/getAllCloth',
    document: `query ($updatedSince: DateTime, $deleted: DeletedFilter) {
      cloths(updatedSince: $updatedSince, deleted: $deleted) { ...Cloth }
    } ${CLOTH}`,
    variables: { updatedSince: 'query.updatedSince', deleted: 'query.deleted' },
    etag: true,
  },
  {
    method: 'POST',
    path: '/cloth/createCloth',
    document: `mutation ($input: CreateClothInput!) {
      createCloth(input: $input) { message cloth { ...Cloth } }
    } ${CLOTH}`,
    variables: { input: 'body' },
  },
  {
    method: 'PATCH',
    path: '/cloth/updateCloth/{id}',
    document: `mutation ($id: ID!, $version: Int!, $input: UpdateClothInput!) {
      updateCloth(id: $id, version: $version, input: $input) { message cloth { ...Cloth } }
    } ${CLOTH}`,
    variables: { id: 'params.id', version: 'headers.if-match', input: 'body' },
    currentVersion: `query ($id: ID!) { cloth(id: $id) { version } }`,
  },
  {
    method: 'DELETE',
    path: '/cloth/deleteCloth/{id}',
    document: `mutation ($id: ID!, $version: Int!) { deleteCloth(id: $id, version: $version) { message } }`,
    variables: { id: 'params.id', version: 'headers.if-match' },
    currentVersion: `query ($id: ID!) { cloth(id: $id) { version } }`,
  },
];
