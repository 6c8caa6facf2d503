import { useState } from 'react';
import { PrintedOrderDocument, type PrintedOrderQuery } from './useBulkPrint.generated';
import { useRefetch } from '../../../graphql/useRefetch';
import { useToast } from '../../../ui/feedback/useToast';
import { printInWindow } from '../../../ui/print/printInWindow';
import { ReceiptSheet, type ReceiptPaper } from '../../receipt/ReceiptSheet';
import { TagSheet } from './TagSheet';
import { mostTags } from './tags';

type Printed = PrintedOrderQuery['order'];

export type Paper = keyof typeof tagPapers | ReceiptPaper;

const tagPapers = { tags: 'roll', 'tags A4': 'A4' } as const;

/** Actions that print tags, for one order or for several. */
export const tagActions = [
  { paper: 'tags', label: 'Print tags' },
  { paper: 'tags A4', label: 'Print tags (A4)' },
] as const;

const isOfTags = (paper: Paper): paper is keyof typeof tagPapers => paper in tagPapers;

/** Maximum number of parallel requests. More would slow each other down. */
const maxParallel = 5;

/** Prints tags or receipts of orders as one document. Loads the current orders first. */
export function useBulkPrint(): {
  busy: boolean;
  print: (paper: Paper, ids: readonly string[]) => Promise<void>;
} {
  const read = useRefetch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const readAll = async (ids: readonly string[]): Promise<Printed[]> => {
    const found: Printed[] = [];
    for (let from = 0; from < ids.length; from += maxParallel) {
      const some = ids.slice(from, from + maxParallel);
      const read5 = some.map(async (id) => (await read(PrintedOrderDocument, { id }))?.order);
      for (const order of await Promise.all(read5)) if (order) found.push(order);
    }
    return found;
  };

  const show = (paper: Paper, orders: readonly Printed[]): void => {
    const sheet = isOfTags(paper) ? (
      <TagSheet orders={orders} paper={tagPapers[paper]} />
    ) : (
      <ReceiptSheet orders={orders} paper={paper} now={new Date().toISOString()} />
    );
    if (!printInWindow(isOfTags(paper) ? 'Tags' : 'Receipts', sheet))
      toast.info('The print window was blocked, so this page prints instead.');
  };

  const print = async (paper: Paper, ids: readonly string[]): Promise<void> => {
    setBusy(true);
    try {
      const counted = (await readAll(ids)).filter(({ itemCount }) => itemCount > 0);
      const pieces = counted.reduce((sum, { itemCount }) => sum + itemCount, 0);
      if (counted.length === 0) return void toast.info('These orders have no recorded items yet');
      if (isOfTags(paper) && pieces > mostTags)
        return toast.error(`${pieces} tags are too many. Print at most ${mostTags} at a time`);
      show(paper, counted);
      const left = ids.length - counted.length;
      if (left > 0) toast.info(`${left} of ${ids.length} orders have no items to print yet`);
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, print };
}
