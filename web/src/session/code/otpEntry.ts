export interface OtpEntry {
  boxes: string[];
  /** Index of the box to focus. */
  focus: number;
  /** False if the input contains a character that is not a digit. The code is then unchanged. */
  accepted: boolean;
}

const digitsOf = (text: string): string[] => [...text.replace(/\D/g, '')];

/** Enters a typed digit and moves to the next box. A pasted or autofilled code fills all boxes. */
export function enterDigits(boxes: readonly string[], at: number, typed: string): OtpEntry {
  const previous = boxes[at] ?? '';
  // A second digit in a full box replaces the first.
  const fresh = typed.length === 2 && previous ? typed.replace(previous, '') || previous : typed;
  const digits = digitsOf(fresh);
  if (fresh && digits.length === 0) return { boxes: [...boxes], focus: at, accepted: false };
  if (digits.length === 0) {
    return { boxes: boxes.map((box, i) => (i === at ? '' : box)), focus: at, accepted: true };
  }
  const start = digits.length >= boxes.length ? 0 : at;
  const filled = boxes.map((box, i) => digits[i - start] ?? box);
  return {
    boxes: filled,
    focus: Math.min(start + digits.length, boxes.length - 1),
    accepted: true,
  };
}

/** Backspace clears its box, or the previous box if its own is empty. */
export function eraseDigit(boxes: readonly string[], at: number): OtpEntry {
  const target = boxes[at] ? at : Math.max(at - 1, 0);
  return {
    boxes: boxes.map((box, i) => (i === target ? '' : box)),
    focus: target,
    accepted: true,
  };
}
