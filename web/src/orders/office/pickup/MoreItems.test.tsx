import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffHere } from '../../../auth/session/testing/staffHere';
import { MoreItems } from './MoreItems';

afterEach(cleanup);

const show = (isEmpty = true) =>
  render(<MoreItems orderId="1" isEmpty={isEmpty} onAdd={() => undefined} />);
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a price list', () => {
  describe('for a manager', () => {
    staffHere(['ORDERS_PICKUP', 'ORDERS_PRICE', 'CATALOGUE_WRITE']);
    it('that is empty offers to add a type, or an item by name', () => {
      show();
      expect(offered()).toEqual(['Add a cloth type', 'Add an item by name']);
    });
    it('offers the same while there is one, less prominently', () => {
      show(false);
      expect(offered()).toEqual(['Add a cloth type', 'Add an item by name']);
      expect(screen.getByText('Add a cloth type').className).not.toContain('outlined');
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  describe('for others', () => {
    staffHere(['ORDERS_PICKUP']);
    it('offers nothing that needs a permission', () => {
      show(false);
      expect(offered()).toEqual([]);
    });
    it('says who has the permission', () => {
      show();
      expect(offered()).toEqual([]);
      expect(screen.getByRole('alert').textContent).toContain('Ask a manager to add cloth types');
    });
  });
});
