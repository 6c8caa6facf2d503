import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache';

const query = gql`
  query List($after: String) {
    feedbacks(first: 2, after: $after) {
      nodes {
        id
      }
    }
  }
`;

const page = (...ids: string[]) => ({
  feedbacks: {
    __typename: 'FeedbackConnection',
    nodes: ids.map((id) => ({ __typename: 'Feedback', id })),
  },
});

describe('a growing list', () => {
  it('appends the next page without duplicate rows', () => {
    const cache = createCache();
    const ids = () =>
      cache.readQuery<ReturnType<typeof page>>({ query })?.feedbacks.nodes.map(({ id }) => id);
    cache.writeQuery({ query, data: page('1', '2') });
    for (let click = 0; click < 2; click += 1)
      cache.writeQuery({ query, variables: { after: '2' }, data: page('3', '4') });
    expect(ids()).toEqual(['1', '2', '3', '4']);
    cache.writeQuery({ query, data: page('0', '1') });
    expect(ids()).toEqual(['0', '1']);
  });
});
