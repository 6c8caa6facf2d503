import { searchKey, type Hotkey } from '../../ui/useHotkey';

/** Keyboard shortcuts of the back-office. A test checks that ShortcutsDialog lists all of them. */
export const officeShortcuts = {
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

export type OfficeShortcut = keyof typeof officeShortcuts;
