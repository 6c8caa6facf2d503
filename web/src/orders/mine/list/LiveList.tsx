import { useEffect, useState, type ComponentType } from 'react';
import type { OrderFilter } from '../../../graphql/generated';

interface LiveListProps {
  filter: OrderFilter | undefined;
  /** Those that are shown. */
  orders: readonly { id: string }[];
}

export interface LiveRowsProps extends LiveListProps {
  /** When they were asked for. */
  begun: number;
}

interface Asked extends LiveListProps {
  /** Each page names it itself: so it fetches with it what it has not. */
  load: () => Promise<{ LiveRows: ComponentType<LiveRowsProps> }>;
}

/** What keeps a list as it is for others, once the list itself stands. Without it the list is as it always was. */
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
