import { useNavigate } from 'react-router-dom';
import type { Permission } from '@laundry/api/rules/permission';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { headerOf } from '../../../session/permissions/officePages';
import { useSessionUser } from '../../../session/session';
import type { Command } from '../../../office/orders/search/commands';
import { useColourScheme } from '../../../ui/ColourSchemeButton';
import { newOrder } from '../useGlobalShortcuts';

interface CommandOptions {
  onShortcuts: () => void;
  onLogout: () => void;
}

/** Actions that open a page or a dialog with a URL. */
const addressed: readonly { label: string; to: string; needs?: Permission }[] = [
  { label: 'New order', to: newOrder, needs: 'orders.book' },
  {
    label: 'Add enterprise',
    to: '/customermanager?tab=enterprise&add=enterprise',
    needs: 'enterprises.write',
  },
  { label: 'Add employee', to: '/employeemanager?add=employee', needs: 'staff.write' },
  { label: 'Security', to: '/security' },
];

/** Pages and actions that the search dialog offers to the user. */
export function useCommands({ onShortcuts, onLogout }: CommandOptions): readonly Command[] {
  const user = useSessionUser();
  const may = usePermissions();
  const navigate = useNavigate();
  const colours = useColourScheme();
  if (!user) return [];
  const { links, menus } = headerOf(user);
  const pages = [...links, ...menus.flatMap(([, some]) => some)];
  const go = (to: string) => () => void navigate(to);
  return [
    ...pages.map(({ path, label }) => ({ kind: 'page', label, run: go(path) }) as const),
    ...addressed
      .filter(({ needs }) => !needs || may(needs))
      .map(({ label, to }) => ({ kind: 'action', label, run: go(to) }) as const),
    { kind: 'action', label: 'Change theme', also: colours.label, run: colours.change },
    { kind: 'action', label: 'Keyboard shortcuts', run: onShortcuts },
    { kind: 'action', label: 'Logout', run: onLogout },
  ];
}
