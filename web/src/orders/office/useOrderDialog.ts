import { useCallback } from 'react';
import { useNamedDialog } from '../../ui/dialog/useNamedDialog';
import { useUrlParams } from '../../ui/useUrlParams';
import { readStepForm, type StepForm } from './statusSteps';

const dialogs = ['order'] as const;
/** The form that is open inside of it. */
const details = ['do'] as const;

export type OpenOrder = (id: string, form?: StepForm) => void;

interface OrderDialogState {
  /** The order that the address names. */
  id: string | undefined;
  form: StepForm | null;
  open: OpenOrder;
  openForm: (form: StepForm | null) => void;
  close: () => void;
}

/** The order that the address names, over whichever page is open: `?order=ID&do=FORM`. */
export function useOrderDialog(): OrderDialogState {
  const { params, change } = useUrlParams();
  const { named, open: openNamed, close } = useNamedDialog(dialogs, details);
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
