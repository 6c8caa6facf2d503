import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../graphql/errors';
import {
  useSavePriceListMutation,
  type ClothsCard_ClothFragment,
  type EnterpriseAmount_PriceListFragment,
} from '../graphql/generated';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { PriceRowEntry } from './PriceRowEntry';
import { PriceRowsTable } from './PriceRowsTable';
import {
  edit,
  isChanged,
  remove,
  startEditing,
  type PriceListEditing,
  type PriceRow,
} from './priceListEditing';

interface PriceListEditorProps {
  priceList: EnterpriseAmount_PriceListFragment;
  cloths: readonly ClothsCard_ClothFragment[];
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

const failureText = 'Error saving enterprise amount ❌';

function usePriceListSave(
  { customerId, version }: EnterpriseAmount_PriceListFragment,
  onSaved: (saved: EnterpriseAmount_PriceListFragment) => void,
) {
  const toast = useToast();
  const [save, { loading }] = useSavePriceListMutation();
  const [failure, setFailure] = useState<string>();
  const run = async (rows: PriceRow[]): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await save({ variables: { customerId, version, items: rows } });
      toast.success('Enterprise amount saved successfully');
      if (data) onSaved(data.savePriceList.priceList);
    } catch (error) {
      toast.error(failureText);
      const { fields } = toRequestError(error);
      setFailure(Object.values(fields)[0] ?? errorText(error, failureText));
    }
  };
  return { run, busy: loading, failure };
}

export const PriceListEditor = (props: PriceListEditorProps) => {
  const [saved, setSaved] = useState(props.priceList);
  const [state, setState] = useState(() => startEditing(saved.items));
  const [deleting, setDeleting] = useState<PriceRow | null>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const change = (next: PriceListEditing): void => {
    setState(next);
    props.onUnsaved(isChanged(saved.items, next.rows) || next.type !== '');
  };
  const save = usePriceListSave(saved, (list) => {
    setSaved(list);
    setState(startEditing(list.items));
    props.onUnsaved(false);
    // Save goes grey now, and a grey button would swallow the next key.
    closeButton.current?.focus();
  });
  const changed = isChanged(saved.items, state.rows);

  return (
    <>
      <DialogContent>
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
        {changed && (
          <Box role="status" sx={{ mr: 'auto', fontSize: 14, color: 'text.secondary' }}>
            Not saved yet
          </Box>
        )}
        <Button ref={closeButton} color="inherit" onClick={props.onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={save.busy || !changed}
          onClick={() => void save.run(state.rows)}
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
