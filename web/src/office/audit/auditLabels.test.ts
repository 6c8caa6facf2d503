import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { auditFilter, objectPath } from './auditUrlState';
import { changeLabel, objectLabel, operationLabel } from './auditLabels';
import { operationLabels } from './operationLabels';
import { changeText, fieldText } from './fieldLabels';

const PUBLIC = 'Public: no sign-in needed.';
const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../../../schema.graphql'), 'utf8'),
);

describe('the labels of the audit log', () => {
  it('exist for every operation that staff use', () => {
    const all = Object.values(schema.getMutationType()?.getFields() ?? {});
    const staffChanges = all.filter(({ description }) => !description?.endsWith(PUBLIC));
    const silent = staffChanges
      .map(({ name }) => name)
      .filter((name) => !(name in operationLabels));
    expect(silent).toEqual([]);
    const beside = ['signIn', 'addPhoto', 'removePhoto', 'setLogo', 'removeLogo'];
    const known = new Set([...beside, ...all.map(({ name }) => name)]);
    expect(Object.keys(operationLabels).filter((name) => !known.has(name))).toEqual([]);
  });

  it('spell out unknown names', () => {
    expect(operationLabel('planRound')).toBe('Plan round');
    expect(operationLabel('admin grant')).toBe('Admin grant');
    expect(changeLabel({ kind: 'CREATED', part: 'van_key', thing: 'round' })).toBe('Van key added');
    expect(changeLabel({ kind: 'CREATED', part: 'round_stop', thing: 'round' })).toBe('Stop added');
  });

  it('name the object, and the changed part', () => {
    expect(objectLabel({ thing: 'order', objectName: '1a2b3c' })).toBe('Order #1a2b3c');
    expect(objectLabel({ thing: 'user', objectName: 'Hotel', objectRole: 'ENTERPRISE' })).toBe(
      'Enterprise Hotel',
    );
    expect(objectLabel({ thing: 'employee', objectName: null })).toBe('Employee');
    expect(objectLabel({})).toBe('-');
    expect(changeLabel({ kind: 'CHANGED', part: 'order', thing: 'order' })).toBe('Changed');
    expect(changeLabel({ kind: 'DELETED', part: 'order_photo', thing: 'order' })).toBe(
      'Photo deleted',
    );
    expect(changeLabel({ kind: 'CREATED', part: 'payment', thing: 'order' })).toBe('Payment added');
  });
});

describe('an audited value', () => {
  it.each([
    ['totalPrice', '150000', '₹1,500.00'],
    ['itemCount', '15', '15'],
    ['taxRate', '250', '2.5%'],
    ['express', 'true', 'Yes'],
    ['orderStatus', '"picked"', 'picked'],
    ['orderStatus', '"WAITING_FOR_PICKUP"', 'waiting for pickup'],
    ['pickupDate', '"2026-03-05"', '05 Mar 2026'],
    ['deliveryDate', '"2026-03-05T10:30:00.123+00:00"', '05 Mar 2026, 4:00 PM'],
    ['permissions', '["orders.update_status","orders.read"]', 'orders.update_status\norders.read'],
    ['lines', '[{"name":"Shirt","quantity":2,"price":5000}]', '2 × Shirt, ₹50.00'],
    ['lines', '[{"cloth":"Shirt","price":4000}]', 'Shirt, ₹40.00'],
    [
      'lines',
      '[{"kind":"discount","amount":-5000,"reason":"A regular"}]',
      'discount, -₹50.00: A regular',
    ],
    ['note', '"2026 rupees"', '2026 rupees'],
    ['note', null, ''],
    ['note', 'no JSON', 'no JSON'],
  ])('%s of %s is written as the screens do', (name, json, text) => {
    expect(fieldText(name, json)).toBe(text);
  });

  it('shows the old value before the new value', () => {
    expect(changeText({ name: 'price', before: '5000', after: '6000' })).toBe(
      'Price: ₹50.00 → ₹60.00',
    );
    expect(changeText({ name: 'note', before: null, after: '"Ring twice"' })).toBe(
      'Note: Ring twice',
    );
  });
});

describe('the URL of the audit log', () => {
  it('takes the filters of the URL and ignores unknown values', () => {
    const params = new URLSearchParams(
      'person=p&operation=updateOrderStatus&kind=REFUSED&thing=order&object=o&from=2026-03-05&to=x&after=c',
    );
    expect(auditFilter(params)).toEqual({
      ...{ actorUserId: 'p', operation: 'updateOrderStatus', kind: 'REFUSED', thing: 'order' },
      ...{ objectId: 'o', from: '2026-03-05' },
    });
    expect(auditFilter(new URLSearchParams('kind=toString'))).toEqual({});
  });

  it('links to the page of an entity, if that page exists', () => {
    const order = { thing: 'order', objectId: 'o', objectName: '1a2b3c' };
    expect(objectPath(order)).toBe('/orders?order=o');
    const firm = { thing: 'user', objectId: 'u', objectName: 'Hotel', objectRole: 'ENTERPRISE' };
    expect(objectPath(firm)).toBe('/customermanager?tab=enterprise&view=u');
    expect(objectPath({ ...firm, objectRole: 'ADMIN' })).toBeNull();
    const kala = { thing: 'employee', objectId: 'e', objectName: 'Kala & Co' };
    expect(objectPath(kala)).toBe('/employeemanager?search=Kala%20%26%20Co&edit=e');
    expect(objectPath({ ...kala, objectName: null })).toBeNull();
    expect(objectPath({ thing: 'area', objectId: 'a', objectName: 'Adyar' })).toBe('/areas?area=a');
    const firmItself = { thing: 'business', objectId: 'b', objectName: 'Nilam' };
    expect(objectPath(firmItself)).toBe('/business');
    expect(objectPath({ thing: 'cloth', objectId: 'c', objectName: 'Shirt' })).toBe(
      '/admin/home?cloth=c',
    );
  });
});
