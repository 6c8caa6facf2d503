import type { RestRoute } from '../rest/route.js';

export const feedbackRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/feedback',
    document: `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { message } }`,
    variables: { input: 'body' },
  },
  {
    method: 'GET',
    path: '/feedback',
    document: `query ($first: Int!, $after: String) {
      feedbacks(first: $first, after: $after) {
        nodes { ...Feedback }
        pageInfo { endCursor hasNextPage }
      }
    }
    fragment Feedback on Feedback { id name phone message createdAt }`,
    list: {},
  },
];
