import { useNamedDialog } from '../ui/dialog/useNamedDialog';

const dialogs = ['add', 'view', 'edit', 'delete', 'prices', 'statement'] as const;

export type CustomerDialog = (typeof dialogs)[number];

export const useCustomerDialog = () => useNamedDialog(dialogs);
