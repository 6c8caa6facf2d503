import { afterEach, describe, expect, it, vi } from 'vitest';
import { drafts } from './drafts';

afterEach(() => {
  drafts.clear();
  sessionStorage.clear();
});

describe('drafts', () => {
  it('returns a saved draft until it is dropped', () => {
    expect(drafts.read('contact')).toBeNull();
    expect(drafts.save('contact', { name: 'Asha', express: true })).toBe(true);
    expect(drafts.read('contact')).toEqual({ name: 'Asha', express: true });
    drafts.drop('contact');
    expect(drafts.read('contact')).toBeNull();
  });

  it('ignores unreadable stored data', () => {
    drafts.save('contact', 'x');
    const [name = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(name, '{"name":');
    expect(drafts.read('contact')).toBeNull();
  });

  it('gives the draft of a visitor to the first user who signs in', () => {
    drafts.save('booking', { name: 'Asha' });
    drafts.belongTo('asha');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
  });

  it('keeps drafts of the same user after a new sign-in, and deletes drafts of others', () => {
    drafts.belongTo('asha');
    drafts.save('booking', { name: 'Asha' });
    drafts.belongTo('asha');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
    drafts.belongTo('ravi');
    expect(drafts.read('booking')).toBeNull();
  });

  it('hides drafts of an ended session and saves them for their owner', () => {
    drafts.belongTo('asha');
    drafts.save('booking', { name: 'Asha' });
    expect([drafts.any(), drafts.waiting()]).toEqual([true, false]);
    drafts.hide();
    expect(drafts.read('booking')).toBeNull();
    expect([drafts.any(), drafts.waiting()]).toEqual([false, true]);
    drafts.save('contact', { name: 'Somebody' });
    drafts.belongTo('asha');
    expect(drafts.read('booking')).toEqual({ name: 'Asha' });
    expect(drafts.read('contact')).toEqual({ name: 'Somebody' });
    drafts.hide();
    drafts.belongTo('ravi');
    expect(Object.values(sessionStorage).join()).not.toContain('Asha');
  });

  it('drops waiting drafts on request only', () => {
    drafts.belongTo('asha');
    drafts.save('booking', { name: 'Asha' });
    drafts.hide();
    drafts.save('contact', { name: 'Somebody' });
    drafts.dropWaiting();
    expect(drafts.waiting()).toBe(false);
    expect(drafts.read('contact')).toEqual({ name: 'Somebody' });
    drafts.belongTo('asha');
    expect(drafts.read('booking')).toBeNull();
  });

  it('deletes drafts and forgets their user', () => {
    sessionStorage.setItem('other', 'stays');
    drafts.belongTo('asha');
    drafts.save('booking', { name: 'Asha' });
    drafts.clear();
    expect(drafts.read('booking')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('stays');
    drafts.save('booking', { name: 'Ravi' });
    drafts.belongTo('ravi');
    expect(drafts.read('booking')).toEqual({ name: 'Ravi' });
  });

  it('reports a full storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(drafts.save('booking', { name: 'Asha' })).toBe(false);
  });
});
