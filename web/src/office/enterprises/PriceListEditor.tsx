import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';
import { toRequestError } from '../../graphql/errors';
import { PriceListDocument } from '../../orders/staff/pickup/useClothOffers.generated';
import {
  useReplacePriceListMutation,
  type PriceListEditor_PriceListFragment,
} from './PriceListEditor.generated';
import { useRefetch } from '../../graphql/useRefetch';
import { explainSaveFailure, type SaveFailure } from '../../ui/form/saveFailure';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { ignoreDoubleClick } from '../../ui/ignoreDoubleClick';
import { DraftRestoredNotice } from '../../ui/form/draft/DraftRestoredNotice';
import { FailureNote } from '../../ui/form/FailureNote';
import { useDraftState } from '../../ui/form/draft/useDraftState';
import { useToast } from '../../ui/feedback/useToast';
import { PriceRowEntry } from './PriceRowEntry';
import { PriceRowsTable } from './PriceRowsTable';
import {
  changedRows,
  edit,
  isUnsaved,
  mergeRows,
  remove,
  startEditing,
  takeTyped,
  type CataloguePrice,
  type PriceRow,
} from './priceListEditing';

interface PriceListEditorProps {
  priceList: PriceListEditor_PriceListFragment;
  cloths: readonly CataloguePrice[];
}

const failureText = 'Error saving enterprise amount ❌';

type PriceList = PriceListEditor_PriceListFragment;

interface Snapshot {
  version: number;
  items: readonly PriceRow[];
}

interface Outcome {
  saved?: PriceList;
  changed?: Snapshot;
}

function usePriceListSave({ customerId }: PriceList) {
  const toast = useToast();
  const read = useRefetch();
  const [save, { loading }] = useReplacePriceListMutation();
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  /** Shows an error. Returns the current list after a conflict. */
  const fail = async (error: unknown, before: Snapshot): Promise<Snapshot | undefined> => {
    const { fields, message, fromServer } = toRequestError(error);
    const why = Object.values(fields)[0] ?? (fromServer ? message : undefined);
    const found = await explainSaveFailure<Snapshot>(error, {
      before,
      refetch: async () => (await read(PriceListDocument, { customerId }))?.priceList,
      describeChanges: (was, is) => changedRows(was.items, is.items),
      failureText,
    });
    // Shows an error once: conflicting changes in the form, other errors in a toast.
    if (found.now) setFailure(found.failure);
    else if (why) setFailure({ text: `${failureText} ${why}` });
    else toast.error(failureText);
    return found.now;
  };
  /** Saves the list. Returns the current list after a conflict. */
  const run = async (items: PriceRow[], before: Snapshot): Promise<Outcome> => {
    setFailure(null);
    try {
      const variables = { customerId, version: before.version, items };
      const { data } = await save({ variables });
      toast.success('Enterprise amount saved successfully');
      return { saved: data?.replacePriceList.priceList };
    } catch (error) {
      return { changed: await fail(error, before) };
    }
  };
  return { run, busy: loading, failure };
}

/** Editing state with its draft. Saving includes the typed row or shows its error. */
function usePriceListEditing(priceList: PriceList, onSaved: () => void) {
  const { customerId } = priceList;
  // Saved list from which the editing started. A refetch may load a newer list during editing.
  const [seen, setSeen] = useState<Snapshot>(priceList);
  const [began] = useState(() => startEditing(seen.items));
  const save = usePriceListSave(priceList);
  const key = `price-list:${customerId}`;
  const draft = useDraftState({ key, began, version: seen.version, busy: save.busy });
  const run = async (): Promise<void> => {
    const taken = takeTyped(draft.values);
    draft.setValues(taken);
    if (taken.error) return;
    const { rows } = draft.began;
    const before = { version: draft.version ?? seen.version, items: rows };
    const { saved, changed } = await save.run(taken.rows, before);
    if (saved) {
      setSeen(saved);
      draft.startOver(startEditing(saved.items));
      onSaved();
    } else if (changed) {
      setSeen(changed);
      const merged = mergeRows(taken.rows, rows, changed.items);
      draft.catchUp(startEditing(changed.items), { ...taken, rows: merged });
    }
  };
  return { draft, save, run };
}

export const PriceListEditor = (props: PriceListEditorProps) => {
  const [deleting, setDeleting] = useState<PriceRow | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Saving disables the button, and a disabled button would lose the focus.
  const { draft, save, run } = usePriceListEditing(props.priceList, () =>
    closeButton.current?.focus(),
  );
  const { values: state, setValues: change } = draft;
  const unsaved = isUnsaved(draft.began.rows, state);

  return (
    <>
      <DialogContent>
        {draft.restored && <DraftRestoredNotice onStartOver={() => draft.startOver()} />}
        <PriceRowEntry state={state} cloths={props.cloths} onChange={change} />
        <Box sx={{ mt: 1, maxHeight: '50vh', overflow: 'auto' }}>
          <PriceRowsTable
            rows={state.rows}
            editing={state.editing}
            onEdit={(row) => change(edit(state, row))}
            onDelete={setDeleting}
          />
        </Box>
        <Box sx={{ mt: 2 }}>
          <FailureNote failure={save.failure} />
        </Box>
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
          onClick={ignoreDoubleClick(() => void run())}
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
