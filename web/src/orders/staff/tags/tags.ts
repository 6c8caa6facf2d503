import { tagCode, tagText } from '@laundry/api/rules/tag-code';
import type { TagSheet_OrderFragment } from './TagSheet.generated';

export interface Tag {
  key: string;
  /** Order number and piece number, such as AB12/3. */
  text: string;
  /** Content of the QR code. */
  code: string;
  /** Piece number and total, such as 3 of 12. */
  piece: string;
  cloth: string;
  customer: string;
  service: string;
  promisedDate: string | null;
  printedCode: string | null;
}

/** One tag for each piece, in the order of the bill. */
export function tagsOf(order: TagSheet_OrderFragment): Tag[] {
  const pieces = order.items.flatMap(({ name, quantity }) => Array<string>(quantity).fill(name));
  return pieces.map((cloth, place) => ({
    key: `${order.id}/${place + 1}`,
    text: tagText(order.shortId, place + 1),
    code: tagCode(order.shortId, place + 1),
    piece: `${place + 1} of ${pieces.length}`,
    cloth,
    customer: order.user.name || 'Unknown User',
    service: order.express ? 'Express' : 'Regular',
    promisedDate: order.promisedDate,
    printedCode: order.printedCode,
  }));
}

/** Maximum number of tags in one print. A larger number is probably a typing error. */
export const mostTags = 1000;
