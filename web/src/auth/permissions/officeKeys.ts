import { searchKey, type Hotkey } from '../../ui/useHotkey';

/**
 * Every key of the office that does something by itself. The page of shortcuts is made of this list, and a key that is
 * not in it works nowhere.
 */
export const officeKeys = {
  help: { key: '?' },
  find: { key: 'k' },
  newOrder: { key: 'n' },
  search: searchKey,
  letGo: { key: 'escape' },
  nextStep: { key: 'n', inDialog: true },
  payment: { key: 'p', inDialog: true },
  refund: { key: 'r', inDialog: true },
  today: { key: 't' },
  tomorrow: { key: 'm' },
  time: { key: 'i' },
  walkIn: { key: 'w' },
} as const satisfies Record<string, Hotkey>;

export type OfficeKey = keyof typeof officeKeys;
