import { describe, expect, it } from 'vitest';
import { columnSort, csvQuery, orderSort, orderFilter } from './orderUrlState';

const filterOf = (query: string) => orderFilter(new URLSearchParams(query));

describe('orders as the URL asks for them', () => {
  it('reads every filter', () => {
    const query =
      'search=a1&customer=u1&date=2026-03-05&status=PICKED&payment=UNPAID&queue=OVERDUE&order=x&after=y';
    expect(filterOf(query)).toEqual({
      search: 'a1',
      customerId: 'u1',
      createdFrom: '2026-03-05',
      createdTo: '2026-03-05',
      orderStatus: 'PICKED',
      paymentStatus: 'UNPAID',
      queue: 'OVERDUE',
    });
  });

  it('can mean the day of the pickup', () => {
    expect(filterOf('date=2026-03-05&dateOf=pickup')).toEqual({ pickupDate: '2026-03-05' });
  });

  it('ignores invalid values', () => {
    expect(filterOf('date=yesterday&status=GONE&payment=&queue=toString&sort=name.asc')).toEqual(
      {},
    );
  });

  it('sorts newest first unless the URL says otherwise', () => {
    expect(orderSort(columnSort(new URLSearchParams('sort=due.asc')))).toEqual({
      field: 'DUE',
      direction: 'ASC',
    });
    expect(orderSort(columnSort(new URLSearchParams('sort=name.asc')))).toEqual({
      field: 'CREATED_AT',
      direction: 'DESC',
    });
  });

  it('gives the CSV the same filter under the same names', () => {
    expect(
      csvQuery(filterOf('customer=u 1&date=2026-03-05&status=PICKED&queue=OUT_FOR_DELIVERY')),
    ).toBe(
      'customerId=u+1&createdFrom=2026-03-05&createdTo=2026-03-05&orderStatus=PICKED&queue=OUT_FOR_DELIVERY',
    );
    expect(csvQuery({})).toBe('');
  });
});
