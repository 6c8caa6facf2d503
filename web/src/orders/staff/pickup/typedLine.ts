import { addLine, lineErrors, quantityOf, type ClothOffer, type PickupLine } from './pickupLines';

/** The entry that the user types before it becomes a line. */
export interface PickupEntryValues {
  /** Empty while no cloth type is chosen. */
  clothId: string;
  /** Text in the cloth type field. */
  typed: string;
  quantity: string;
}

export const emptyEntry: PickupEntryValues = { clothId: '', typed: '', quantity: '1' };

export interface EntryErrors {
  cloth?: string;
  quantity?: string;
  /** Pieces counted at pickup. */
  pieces?: string;
}

const isEmpty = ({ clothId, typed, quantity }: PickupEntryValues): boolean =>
  !clothId && typed.trim() === '' && ['', emptyEntry.quantity].includes(quantity.trim());

/** The chosen cloth type, or the one with the typed name. */
function chosenOffer({ clothId, typed }: PickupEntryValues, offers: readonly ClothOffer[]) {
  const text = typed.trim().toLowerCase();
  return offers.find(({ id, name }) => (clothId ? id === clothId : name.toLowerCase() === text));
}

type TakenEntry = { lines: PickupLine[] } | { errors: EntryErrors };

/** Adds the typed entry to the lines, or returns its error. */
export function takeEntry(
  lines: PickupLine[],
  entry: PickupEntryValues,
  offers: readonly ClothOffer[],
): TakenEntry {
  if (isEmpty(entry)) return { lines };
  const offer = chosenOffer(entry, offers);
  const quantity = quantityOf(entry.quantity);
  if (offer && quantity !== null) return { lines: addLine(lines, offer, quantity) };
  return {
    errors: {
      ...(offer ? {} : { cloth: 'Choose a cloth type from the list' }),
      ...(quantity === null ? { quantity: '1 to 999' } : {}),
    },
  };
}

/** The reason why the lines cannot be saved, as a text. */
export function linesRefusal(lines: PickupLine[]): string | null {
  if (lines.length === 0) return 'Add at least one item first';
  const wrong = lines.find((line) => Object.keys(lineErrors(line)).length > 0);
  if (!wrong) return null;
  const { quantity, price, name, reason } = lineErrors(wrong);
  if (quantity) return `Quantity of ${wrong.name}: ${quantity}`;
  if (price) return `Price of ${wrong.name}: ${price}`;
  return name ?? `${wrong.name}: ${reason}`;
}
