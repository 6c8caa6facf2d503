/** The data of an answer, written as JSON while it was worked out. */
export class WrittenData {
  constructor(
    readonly text: string,
    /** How many values it has. */
    readonly values: number,
  ) {}

  get characters(): number {
    return this.text.length;
  }

  /** What was written, for whoever needs it as any other data. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

interface Result {
  data?: unknown;
  errors?: unknown;
}

/** A whole answer as it is sent. */
export function stringifyAnswer({ errors, data }: Result): string {
  if (!(data instanceof WrittenData)) return `${JSON.stringify({ errors, data })}\n`;
  const before = errors ? `"errors":${JSON.stringify(errors)},` : '';
  return `{${before}"data":${data.text}}\n`;
}
