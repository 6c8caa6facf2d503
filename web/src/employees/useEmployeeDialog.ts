import { useNamedDialog } from '../ui/dialog/useNamedDialog';

const dialogs = ['add', 'edit', 'delete'] as const;

export const useEmployeeDialog = () => useNamedDialog(dialogs);
