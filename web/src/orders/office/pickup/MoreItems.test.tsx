import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../../auth/session/testing/staffHere';
import { MoreItems } from './MoreItems';

afterEach(cleanup);

const show = (isEmpty = true) =>
  render(<MoreItems orderId="1" isEmpty={isEmpty} onAdd={() => undefined} />);
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('an empty price list', () => {
  describe('for a manager', () => {
    staffHere(['ORDERS_PICKUP', 'ORDERS_PRICE', 'CATALOGUE_WRITE']);
    it('offers to add a type, or an item by name', () => {
      show();
      expect(offered()).toEqual(['Add a cloth type', 'Add an item by name']);
    });
    it('is not spoken of while there is one', () => {
      show(false);
      expect(offered()).toEqual(['Add an item by name']);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('for others', () => {
    staffHere(['ORDERS_PICKUP']);
    it('says who has the permission', () => {
      show();
      expect(offered()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('Ask a manager to add cloth types');
    });
  });
});
