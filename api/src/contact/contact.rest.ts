import type { RestRow } from '../rest/row.js';

export const contactRows: RestRow[] = [
  {
    method: 'POST',
    path: '/contact/createContact',
    document: `mutation ($input: ContactInput!) { sendContactMessage(input: $input) { message } }`,
    variables: { input: 'body' },
  },
];
