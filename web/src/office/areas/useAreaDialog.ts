import { useUrlDialog } from '../../ui/dialog/useUrlDialog';

const dialogs = ['area', 'deleteArea', 'createHoliday', 'deleteHoliday', 'addPincode'] as const;
const details = ['pincode'] as const;

/**
 * State of the dialogs about areas. `area` is an id or `new`, and `addPincode` is a PIN code of the
 * waitlist.
 */
export const useAreaDialog = () => useUrlDialog(dialogs, details);
