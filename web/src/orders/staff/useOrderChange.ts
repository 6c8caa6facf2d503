import { useContext, useRef, useState } from 'react';
import { OrderDialogDocument } from './dialog/OrderDialog.generated';
import type { UseOrderChange_OrderFragment } from './useOrderChange.generated';
import { toRequestError } from '../../graphql/errors';
import { useRefetch } from '../../graphql/useRefetch';
import { useRefetchActive } from '../../graphql/useRefetchActive';
import { explainSaveFailure, type SaveFailure } from '../../ui/form/saveFailure';
import type { ToastAction } from '../../ui/feedback/useToast';
import { useToast } from '../../ui/feedback/useToast';
import { OfflineQueueContext } from './offlineQueueContext';
import { describeChanges } from './orderChanges';
import { overtake, useUndo } from './useUndo';

type OrderFields = UseOrderChange_OrderFragment;

interface Changed {
  message: string;
  order: OrderFields;
}

type Save = (version: number) => Promise<Changed | undefined>;

export interface OrderChange {
  busy: boolean;
  failure: SaveFailure | null;
  forget: () => void;
  /**
   * Saves a change. True if it is saved or queued. `began` is the version that a restored form
   * started from. With `undoable` the message offers an undo. Ignores further calls while a save
   * runs.
   */
  run: (
    save: Save,
    began?: number,
    options?: { undoable?: boolean; act?: ToastAction },
  ) => Promise<boolean>;
}

/**
 * Saves an order against the version that the user saw. After a conflict it refetches the order and lists the changes.
 * Forms keep their input, and the next save uses the new version.
 */
export function useOrderChange(order: OrderFields): OrderChange {
  const read = useRefetch();
  const refetchActive = useRefetchActive();
  const toast = useToast();
  const undo = useUndo();
  const queue = useContext(OfflineQueueContext);
  const [seen, setSeen] = useState(order);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  const running = useRef(false);
  const caughtUp = useRef(false);

  const refetch = async (): Promise<OrderFields | undefined> => {
    return (await read(OrderDialogDocument, { id: order.id }))?.order;
  };

  const fail = async (error: unknown, before: OrderFields): Promise<void> => {
    const found = await explainSaveFailure(error, { before, refetch, describeChanges });
    setFailure(found.failure);
    // An admin may have changed a setting since this screen was loaded.
    if (toRequestError(error).code === 'BAD_USER_INPUT') refetchActive();
    if (!found.now) return;
    caughtUp.current = true;
    setSeen(found.now);
  };

  const catchUp = async (): Promise<void> => {
    const now = await refetch();
    if (now) setSeen(now);
  };

  const run: OrderChange['run'] = async (save, began, options) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const version = caughtUp.current ? seen.version : (began ?? seen.version);
    try {
      const changed = await save(version);
      if (changed) {
        setSeen(changed.order);
        const { id, version: now } = changed.order;
        overtake(id);
        if (options?.undoable) undo(changed.message, [{ id, version: now }], { onUndone: catchUp });
        else toast.success(changed.message, { act: options?.act });
      }
      queue?.markSent(order.id, changed?.order);
      refetchActive();
      return true;
    } catch (error) {
      if (queue?.enqueue(error)) return true;
      await fail(error, { ...seen, version });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, failure, forget: () => setFailure(null), run };
}
