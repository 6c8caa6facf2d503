import { useCallback } from 'react';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { useUrlParams } from '../../ui/useUrlParams';
import { readStepForm, type StepForm } from './statusSteps';

const dialogs = ['order'] as const;
/** URL parameter of the form inside the dialog. */
const details = ['do'] as const;

export type OpenOrder = (id: string, form?: StepForm) => void;

interface OrderDialogState {
  /** Order id from the page address. */
  id: string | undefined;
  form: StepForm | null;
  open: OpenOrder;
  openForm: (form: StepForm | null) => void;
  close: () => void;
}

/** State of the order dialog, which can open over any page: `?order=ID&do=FORM`. */
export function useOrderDialog(): OrderDialogState {
  const { params, change } = useUrlParams();
  const { named, open: openNamed, close } = useUrlDialog(dialogs, details);
  const open = useCallback<OpenOrder>(
    (id, form) => openNamed('order', id, { do: form ?? null }),
    [openNamed],
  );
  return {
    id: named?.about,
    form: readStepForm(params.get('do')),
    open,
    openForm: (form) => change({ do: form }),
    close,
  };
}
