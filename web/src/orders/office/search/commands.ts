/** A page or an action that is chosen by its name. */
export interface Command {
  kind: 'page' | 'action';
  label: string;
  /** Further words, shown beside the label, by which it is found. */
  also?: string;
  run: () => void;
}

/** What the search finds: more for those who may read orders. */
export const searchLabel = (findsOrders: boolean): string =>
  findsOrders ? 'Search orders, customers and pages' : 'Search pages and actions';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Those with a word for each typed one that begins with it; all of them for an empty text. */
export function commandsFor(commands: readonly Command[], text: string): readonly Command[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, also = '' }) => {
    const words = wordsOf(`${label} ${also}`);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
