/** What a drill was told on the command line. */
export interface Options {
  rounds: number;
  minutes: number;
  people: number;
  /** The commit of an earlier version, where one takes part. */
  from?: string;
}

/** Figures by their names, and which of them are not as they must be. */
export interface Outcome {
  figures: Record<string, string | number | boolean | undefined>;
  wrong: string[];
}

export interface Drill {
  name: string;
  about: string;
  /** What it does unless told. */
  defaults: Options;
  run(options: Options): Promise<Outcome>;
}

/** What must be so of each figure. */
export type Rules = Record<string, (value: number) => boolean>;

const none = (value: number): boolean => value === 0;

/** Nothing acknowledged is lost, nothing happens twice, nobody gets an answer that nobody should. */
export const NOTHING_LOST: Rules = {
  ...{ lost: none, twice: none, faults: none, 'busy without Retry-After': none },
  'own bookings not seen': none,
  'mails lost': none,
  'orders without their one mail': none,
};

/** Seconds in which it works again once the cause is gone. */
export const READY_WITHIN = 5;

/** The figures, with those among them that break a rule. */
export function judge(figures: Outcome['figures'], rules: Rules): Outcome {
  const wrong = Object.entries(rules)
    .filter(([name, holds]) => typeof figures[name] === 'number' && !holds(figures[name]))
    .map(([name]) => name);
  return { figures, wrong };
}
