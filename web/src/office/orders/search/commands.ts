/** A page or an action that the user finds by name. */
export interface Command {
  kind: 'page' | 'action';
  label: string;
  /** Further search words, shown beside the label. */
  also?: string;
  run: () => void;
}

/** Label of the search. Users who may read orders find more. */
export const searchLabel = (findsOrders: boolean): string =>
  findsOrders ? 'Search orders, customers and pages' : 'Search pages and actions';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Commands that have a word beginning with each typed word. All commands for an empty text. */
export function commandsFor(commands: readonly Command[], text: string): readonly Command[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label, also = '' }) => {
    const words = wordsOf(`${label} ${also}`);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
