import { useNamedDialog } from '../ui/dialog/useNamedDialog';

const dialogs = ['add', 'edit', 'access', 'end', 'delete'] as const;

export const useEmployeeDialog = () => useNamedDialog(dialogs);
