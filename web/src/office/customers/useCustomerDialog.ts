import { useUrlDialog } from '../../ui/dialog/useUrlDialog';

const dialogs = ['add', 'view', 'edit', 'delete', 'prices', 'statement'] as const;

export type CustomerDialog = (typeof dialogs)[number];

export const useCustomerDialog = () => useUrlDialog(dialogs);
