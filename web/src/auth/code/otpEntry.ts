export interface OtpEntry {
  boxes: string[];
  /** The box that takes the focus next. */
  focus: number;
  /** False when the input had other characters; the code is unchanged then. */
  accepted: boolean;
}

const digitsOf = (text: string): string[] => [...text.replace(/\D/g, '')];

/** A digit goes into its box and moves on; a whole code, pasted or offered by the phone, fills all. */
export function enterDigits(boxes: readonly string[], at: number, typed: string): OtpEntry {
  const previous = boxes[at] ?? '';
  // A full box that gets another digit holds both for a moment: the new one wins.
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

/** Backspace empties its box, or, when that is empty, the one before. */
export function eraseDigit(boxes: readonly string[], at: number): OtpEntry {
  const target = boxes[at] ? at : Math.max(at - 1, 0);
  return {
    boxes: boxes.map((box, i) => (i === target ? '' : box)),
    focus: target,
    accepted: true,
  };
}
