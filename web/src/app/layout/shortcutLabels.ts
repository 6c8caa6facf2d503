import type { Permission } from '@laundry/api/rules/permission';
import { commandKey } from '../../ui/commandKey';
import { officeShortcuts, type OfficeShortcut } from '../../session/permissions/officeShortcuts';

interface Words {
  does: string;
  /** Required permission; absent if all staff may use the shortcut. */
  permission?: Permission;
  /** Printed key, if it differs from `key`. */
  shown?: string;
}

const places: Record<string, Partial<Record<OfficeShortcut, Words>>> = {
  Everywhere: {
    help: { does: 'Show these shortcuts' },
    find: { does: 'Find an order, a customer, a page or an action', shown: `${commandKey} K` },
    newOrder: { does: 'New order', permission: 'orders.book' },
  },
  'In a list': {
    search: { does: 'Search the list' },
    letGo: { does: 'Clear the selection', permission: 'orders.read', shown: 'Esc' },
  },
  'In an order': {
    nextStep: { does: 'Move to the next status', permission: 'orders.read' },
    payment: { does: 'Edit the payment', permission: 'payments.take' },
    refund: { does: 'Refund', permission: 'payments.refund' },
  },
  'In a new order': {
    today: { does: 'Pickup today', permission: 'orders.book' },
    tomorrow: { does: 'Pickup tomorrow', permission: 'orders.book' },
    time: { does: 'Go to the time slots', permission: 'orders.book' },
    walkIn: { does: 'Walk-in (clothes at counter)', permission: 'orders.book' },
  },
};

/** Shortcuts that do not belong to one page: scanning a tag, messages, lists and an open order. */
const others: Record<string, (Words & { shown: string })[]> = {
  Everywhere: [
    { shown: 'Scan', does: 'Open the order of the scanned tag', permission: 'orders.read' },
    { shown: 'Alt T', does: 'Go to the newest notification' },
  ],
  'In a list': [
    { shown: '← ↑ ↓ →', does: 'Move between cells' },
    { shown: '↵', does: 'Open the row' },
    { shown: 'Shift Space', does: 'Select the order', permission: 'orders.read' },
    { shown: 'Shift ↓', does: 'Also select the next order', permission: 'orders.read' },
  ],
  'In an order': [{ shown: 'Ctrl ↵', does: 'Save the counted items', permission: 'orders.pickup' }],
};

export interface ListedKey {
  shown: string;
  does: string;
}

/** Shortcuts that the user may use, grouped by page. */
export function shortcutsFor(
  may: (permission: Permission) => boolean,
): [place: string, keys: ListedKey[]][] {
  return Object.entries(places)
    .map(([place, words]): [string, ListedKey[]] => {
      const named = Object.entries(words).map(([name, word]) => ({
        shown: officeShortcuts[name as OfficeShortcut].key.toUpperCase(),
        ...word,
      }));
      const all: (Words & { shown: string })[] = [...named, ...(others[place] ?? [])];
      return [place, all.filter(({ permission }) => !permission || may(permission))];
    })
    .filter(([, keys]) => keys.length > 0);
}

/** Keys that have a label. A test compares them with all shortcuts. */
export const namedKeys = (): string[] =>
  Object.values(places).flatMap((words) => Object.keys(words));
