import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache';

const ORDERS = gql`
  query MyOrders($filter: OrderFilter, $after: String) {
    myOrders(filter: $filter, first: 2, after: $after) {
      nodes {
        id
      }
      pageInfo {
        endCursor
      }
    }
  }
`;

const ENTRIES = gql`
  query Feedback($after: String) {
    feedbacks(first: 2, after: $after) {
      nodes {
        id
      }
      pageInfo {
        endCursor
      }
    }
  }
`;

const page = (ids: string[], typename: string) => ({
  __typename: `${typename}Connection`,
  nodes: ids.map((id) => ({ __typename: typename, id })),
  pageInfo: { __typename: 'PageInfo', endCursor: ids.at(-1) ?? null },
});

interface ListPage {
  nodes: { id: string }[];
  pageInfo: { endCursor: string };
}

describe('a growing list', () => {
  function myOrders() {
    const cache = createCache();
    const write = (ids: string[], variables: { filter?: object; after?: string } = {}) =>
      cache.writeQuery({ query: ORDERS, variables, data: { myOrders: page(ids, 'Order') } });
    const read = (variables: { filter?: object } = {}) => {
      const data = cache.readQuery<{ myOrders: ListPage }>({ query: ORDERS, variables });
      return data && [...data.myOrders.nodes.map(({ id }) => id), data.myOrders.pageInfo.endCursor];
    };
    return { cache, write, read };
  }

  it('appends its pages in order, and ends with the last page', () => {
    const { write, read } = myOrders();
    write(['a', 'b']);
    write(['c', 'd'], { after: 'b' });
    write(['e'], { after: 'd' });
    expect(read()).toEqual(['a', 'b', 'c', 'd', 'e', 'e']);
  });

  it('starts again with its first page', () => {
    const { write, read } = myOrders();
    write(['a', 'b']);
    write(['c'], { after: 'b' });
    write(['new', 'a']);
    expect(read()).toEqual(['new', 'a', 'a']);
  });

  it('is one list for each filter', () => {
    const { write, read } = myOrders();
    write(['a', 'b']);
    const filter = { orderStatus: 'PICKED' };
    expect(read({ filter })).toBeNull();
    write(['b'], { filter });
    write(['c'], { filter, after: 'b' });
    expect(read()).toEqual(['a', 'b', 'b']);
    expect(read({ filter })).toEqual(['b', 'c', 'c']);
  });

  it('joins the pages of feedback too', () => {
    const cache = createCache();
    const write = (ids: string[], after?: string) =>
      cache.writeQuery({
        query: ENTRIES,
        variables: { after },
        data: { feedbacks: page(ids, 'Feedback') },
      });
    write(['a', 'b']);
    write(['c'], 'b');
    const data = cache.readQuery<{ feedbacks: ListPage }>({ query: ENTRIES });
    expect(data?.feedbacks.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('the parts of an object', () => {
  it.each([
    ['User', 'addresses', 'Address'],
    ['Order', 'items', 'OrderItem'],
    ['Order', 'payments', 'Payment'],
    ['Order', 'timeline', 'OrderEvent'],
  ])("are replaced by the server's answer: %s.%s", (type, field, part) => {
    const cache = createCache();
    const fragment = gql(`fragment ${type}_${field} on ${type} { id ${field} { id } }`);
    const write = (ids: string[]) =>
      cache.writeFragment({
        id: `${type}:1`,
        fragment,
        data: {
          __typename: type,
          id: '1',
          [field]: ids.map((id) => ({ __typename: part, id })),
        },
      });
    write(['a', 'b', 'c']);
    write(['d']);
    const whole = cache.readFragment<Record<string, { id: string }[]>>({
      id: `${type}:1`,
      fragment,
    });
    expect(whole?.[field]?.map(({ id }) => id)).toEqual(['d']);
  });

  it('shows a user of a list without another request', () => {
    const cache = createCache();
    const person = { __typename: 'User', id: 'u1', name: 'Asha Rao' };
    cache.writeFragment({
      id: 'User:u1',
      fragment: gql`
        fragment Person on User {
          id
          name
        }
      `,
      data: person,
    });
    const query = gql`
      query Person($id: ID!) {
        user(id: $id) {
          id
          name
        }
      }
    `;
    expect(cache.readQuery({ query, variables: { id: 'u1' } })).toEqual({ user: person });
    expect(cache.readQuery({ query, variables: { id: 'u2' } })).toBeNull();
  });
});
