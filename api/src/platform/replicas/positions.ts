/** Looks that are kept: who is further behind than all of them is told to be as far behind as the first one. */
const KEPT = 600;

/** How far the log of a database was written at which moments, so that one can tell how old a copy is that has come so far. */
export class Positions {
  private readonly seen: { at: number; position: number }[] = [];

  note(at: number, position: number): void {
    this.seen.push({ at, position });
    if (this.seen.length > KEPT) this.seen.shift();
  }

  /** How old, by `now`, a copy is at most that has come to `position`; Infinity where nobody has looked yet. */
  age(position: number, now: number): number {
    const had = this.seen.findLast((each) => each.position <= position) ?? this.seen[0];
    return had ? Math.max(0, now - had.at) : Infinity;
  }

  /** Begins anew: where the log of another server was says nothing of this one. */
  clear(): void {
    this.seen.length = 0;
  }
}
