import { useUrlDialog } from '../../ui/dialog/useUrlDialog';

const dialogs = ['add', 'edit', 'access', 'end', 'delete'] as const;

export const useEmployeeDialog = () => useUrlDialog(dialogs);
