import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';
import { errorText, toRequestError, type ErrorCode } from '../graphql/errors';
import {
  useSavePriceListMutation,
  type ClothsCard_ClothFragment,
  type EnterpriseAmount_PriceListFragment,
} from '../graphql/generated';
import { CloseButton } from '../ui/CloseButton';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { onlyOnce } from '../ui/onlyOnce';
import { RestoredNote } from '../ui/RestoredNote';
import { useDraftState } from '../ui/useDraftState';
import { useToast } from '../ui/useToast';
import { PriceRowEntry } from './PriceRowEntry';
import { PriceRowsTable } from './PriceRowsTable';
import {
  edit,
  isUnsaved,
  remove,
  startEditing,
  takeTyped,
  type PriceRow,
} from './priceListEditing';

interface PriceListEditorProps {
  priceList: EnterpriseAmount_PriceListFragment;
  cloths: readonly ClothsCard_ClothFragment[];
}

const failureText = 'Error saving enterprise amount ❌';

type PriceList = EnterpriseAmount_PriceListFragment;

function usePriceListSave({ customerId }: PriceList) {
  const toast = useToast();
  const [save, { loading }] = useSavePriceListMutation();
  const [failure, setFailure] = useState<string>();
  /** The list as it is saved, or what kept it from that. */
  const run = async (items: PriceRow[], version: number): Promise<PriceList | ErrorCode> => {
    setFailure(undefined);
    try {
      const { data } = await save({ variables: { customerId, version, items } });
      toast.success('Enterprise amount saved successfully');
      return data?.savePriceList.priceList ?? 'INTERNAL_SERVER_ERROR';
    } catch (error) {
      toast.error(failureText);
      const { fields, code } = toRequestError(error);
      setFailure(Object.values(fields)[0] ?? errorText(error, failureText));
      return code;
    }
  };
  return { run, busy: loading, failure };
}

/** What is typed, kept as a draft; Save takes all of it or says what is wrong. */
function usePriceListEditing(priceList: PriceList, onSaved: () => void) {
  const { customerId, items, version } = priceList;
  const [began] = useState(() => startEditing(items));
  const save = usePriceListSave(priceList);
  const key = `price-list:${customerId}`;
  const draft = useDraftState({ key, began, version, busy: save.busy });
  // What was typed before counts on the list of then, until people were told that it changed.
  const [seen, setSeen] = useState(draft.version);
  const run = async (): Promise<void> => {
    const taken = takeTyped(draft.values);
    draft.setValues(taken);
    if (taken.error) return;
    const saved = await save.run(taken.rows, seen ?? version);
    if (typeof saved !== 'string') {
      draft.startOver(startEditing(saved.items));
      onSaved();
    }
    if (typeof saved !== 'string' || saved === 'CONFLICT') setSeen(undefined);
  };
  return { draft, save, run };
}

export const PriceListEditor = (props: PriceListEditorProps) => {
  const [deleting, setDeleting] = useState<PriceRow | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Save goes grey after it saved, and a grey button would swallow the next key.
  const { draft, save, run } = usePriceListEditing(props.priceList, () =>
    closeButton.current?.focus(),
  );
  const { values: state, setValues: change } = draft;
  const unsaved = isUnsaved(draft.began.rows, state);

  return (
    <>
      <DialogContent>
        {draft.restored && <RestoredNote onStartOver={() => draft.startOver()} />}
        <PriceRowEntry state={state} cloths={props.cloths} onChange={change} />
        <Box sx={{ mt: 1, maxHeight: '50vh', overflow: 'auto' }}>
          <PriceRowsTable
            rows={state.rows}
            editing={state.editing}
            onEdit={(row) => change(edit(state, row))}
            onDelete={setDeleting}
          />
        </Box>
        {save.failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {save.failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {unsaved && (
          <Box role="status" sx={{ mr: 'auto', fontSize: 14, color: 'text.secondary' }}>
            Not saved yet
          </Box>
        )}
        <CloseButton ref={closeButton}>Close</CloseButton>
        <Button
          variant="contained"
          disabled={save.busy || !unsaved}
          onClick={onlyOnce(() => void run())}
        >
          {save.busy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={deleting !== null}
        destructive
        title="Confirm Delete"
        question="Are you sure you want to delete this item?"
        confirmLabel="Delete"
        onConfirm={() => {
          if (deleting) change(remove(state, deleting.type));
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
};
