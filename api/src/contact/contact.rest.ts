import type { RestRoute } from '../rest/route.js';

export const contactRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/contact/createContact',
    document: `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }`,
    variables: { input: 'body' },
  },
];
