import { expect, it } from 'vitest';
import { orderExpress, surchargeText } from './expressLabels';
import { billTotal, expressAdjustments } from './staff/bill/typedAdjustments';

it('puts the surcharge into words, and is null when express costs nothing', () => {
  expect(surchargeText({ basisPoints: 1250 })).toBe('+ 12.5%');
  expect(surchargeText({ amount: 5000 })).toBe('+ ₹50.00');
  expect(surchargeText({ basisPoints: null, amount: null })).toBeNull();
  expect(orderExpress('Yes', { expressBasisPoints: 2000 })).toBe('Yes, + 20%');
  expect(orderExpress('Yes', {})).toBe('Yes');
});

it('counts the surcharge in the total of the pickup form, and not twice after the pickup', () => {
  const terms = { taxIsAdded: false, isInterState: false, roundsToRupee: false };
  const bill = { items: [{ sac: '', rate: 1800, amount: 3015 }], terms };
  const order = { orderStatus: 'WAITING_FOR_PICKUP', expressBasisPoints: 2000 } as const;
  expect(billTotal(bill, expressAdjustments(order))).toBe(3015 + 603);
  expect(expressAdjustments({ ...order, orderStatus: 'PICKED' })).toEqual([]);
  expect(expressAdjustments({ orderStatus: 'WAITING_FOR_PICKUP' })).toEqual([]);
});
