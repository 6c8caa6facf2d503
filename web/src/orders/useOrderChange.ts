import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorText, toRequestError } from '../graphql/errors';
import { StaffOrderDocument, type StaffPaymentEditor_OrderFragment } from '../graphql/generated';
import { useToast } from '../ui/useToast';
import { describeChanges } from './orderChanges';

type Seen = StaffPaymentEditor_OrderFragment;

interface Changed {
  message: string;
  order: Seen;
}

type Save = (version: number) => Promise<Changed | undefined>;

export interface OrderTrouble {
  text: string;
  /** What somebody else changed meanwhile; empty when that was not the trouble. */
  changes: string[];
}

export interface OrderChange {
  busy: boolean;
  trouble: OrderTrouble | null;
  forget: () => void;
  /**
   * True when it is saved. A form that was restored counts on the version that it began from. While one
   * save waits for its answer, no other begins.
   */
  run: (save: Save, began?: number) => Promise<boolean>;
}

/**
 * Saves one order as this person saw it. When somebody else was quicker, the order is fetched anew
 * and the difference told; forms keep what was typed, and saving again then counts on the new state.
 */
export function useOrderChange(order: Seen): OrderChange {
  const client = useApolloClient();
  const toast = useToast();
  const [seen, setSeen] = useState(order);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<OrderTrouble | null>(null);

  const running = useRef(false);
  const caughtUp = useRef(false);

  const lookAgain = async (text: string): Promise<void> => {
    const { data } = await client.query({
      query: StaffOrderDocument,
      variables: { id: order.id },
      fetchPolicy: 'network-only',
    });
    if (!data) return setTrouble({ text, changes: [] });
    setTrouble({ text, changes: describeChanges(seen, data.order) });
    setSeen(data.order);
  };

  const run: OrderChange['run'] = async (save, began) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const changed = await save(caughtUp.current ? seen.version : (began ?? seen.version));
      if (changed) {
        setSeen(changed.order);
        toast.success(changed.message);
      }
      void client.refetchQueries({ include: 'active' });
      return true;
    } catch (error) {
      const text = errorText(error);
      if (toRequestError(error).code === 'CONFLICT') {
        caughtUp.current = true;
        await lookAgain(text).catch(() => setTrouble({ text, changes: [] }));
      } else setTrouble({ text, changes: [] });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, trouble, forget: () => setTrouble(null), run };
}
