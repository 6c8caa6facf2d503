import { useEffect, useState, type ComponentType } from 'react';
import type { OrderFilter } from '../../../graphql/schema.generated';

interface LiveListProps {
  filter: OrderFilter | undefined;
  /** The orders on screen. */
  orders: readonly { id: string }[];
}

export interface LiveRowsProps extends LiveListProps {
  /** Time of the list request. */
  begun: number;
}

interface Asked extends LiveListProps {
  /** Each page passes its own import, so that the chunk contains only what the page lacks. */
  load: () => Promise<{ LiveRows: ComponentType<LiveRowsProps> }>;
}

/** Loads live updates after the list is on screen. If they fail to load, the list still works. */
export const LiveList = ({ load, ...list }: Asked) => {
  const [begun] = useState(() => Date.now());
  const [Rows, setRows] = useState<ComponentType<LiveRowsProps>>();
  useEffect(() => {
    load().then(
      ({ LiveRows }) => setRows(() => LiveRows),
      () => undefined,
    );
  }, [load]);
  return Rows && <Rows {...list} begun={begun} />;
};
