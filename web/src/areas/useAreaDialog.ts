import { useNamedDialog } from '../ui/dialog/useNamedDialog';

const dialogs = ['area', 'deleteArea', 'createHoliday', 'deleteHoliday', 'addPincode'] as const;
const details = ['pincode'] as const;

/** The dialogs of the page of areas: `area` is an id, or `new`; `addPincode` a PIN code that people wait for. */
export const useAreaDialog = () => useNamedDialog(dialogs, details);
