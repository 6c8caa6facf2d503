import { performance } from 'node:perf_hooks';
import type { Log } from '../log.js';
import { Positions } from './positions.js';
import { type Look, Probe } from './probe.js';

/** Pause between two looks. */
const LOOK_MS = 500;

/** A replica that is further behind is not read, whoever asks. */
const OLDEST_MS = 5000;

/** What was found so long ago is known no longer. */
const STALE_MS = 3000;

/** Those that answer are looked at anew before what was found is known no longer, also while one is silent. */
const PATIENCE_MS = 2000;

export interface WatchOptions {
  /** The database itself; past a pooler, which would hide that it was started again. */
  primaryUrl: string;
  replicaUrls: readonly string[];
  /** Milliseconds that never go back. */
  now?: () => number;
  /** For how many milliseconds a server is waited for, which is gone then. Less than a look counts for. */
  patience?: number;
}

/** A replica as it was found. */
export interface Replica {
  /** What it is called in the log and in figures, without its password. */
  readonly name: string;
  /** How far it had read the log of the database. */
  position: number;
  /** How old it was at most, in milliseconds; Infinity where nobody knows. */
  lag: number;
  /** When that was. */
  lookedAt: number;
  /** Why nobody reads there; undefined where people do. */
  outBecause?: string;
}

/** Before the first look. */
const UNSEEN = 'nobody has looked yet';

function nameOf(url: string): string {
  const { host, searchParams, pathname } = new URL(url);
  return `${host || (searchParams.get('host') ?? '')}${pathname}`;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Knows at any moment which replicas may be read, and how far each of them has come. Looks in the background. */
export class ReplicaWatch {
  readonly replicas: readonly Replica[];
  readonly #probes: readonly Probe[];
  readonly #primary: Probe;
  readonly #positions = new Positions();
  readonly #now: () => number;
  /**
   * How far the log was written when the database was found. What marks own changes outlives no crash of the database, so
   * nobody reads what is older; undefined while the database is gone.
   */
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #turn = 0;
  #log: Log | undefined;

  constructor({ primaryUrl, replicaUrls, ...options }: WatchOptions) {
    const { now = () => performance.now(), patience = PATIENCE_MS } = options;
    this.#now = now;
    this.#primary = new Probe(primaryUrl, patience, () => (this.#since = undefined));
    this.replicas = replicaUrls.map((url) => ({
      ...{ name: nameOf(url), position: 0, lag: Infinity, lookedAt: -Infinity },
      outBecause: UNSEEN,
    }));
    this.#probes = replicaUrls.map((url, n) => {
      const replica = this.replicas[n];
      return new Probe(
        url,
        patience,
        () => replica && this.leaveOut(replica, 'its connection went'),
      );
    });
  }

  /** Looks again and again until it is stopped; for the first time before anybody reads. */
  async start(log: Log): Promise<void> {
    this.#log = log;
    const again = () => {
      this.#looking = this.look().then(() => {
        this.#timer = setTimeout(again, LOOK_MS).unref();
      });
    };
    again();
    await this.#looking;
  }

  async stop(): Promise<void> {
    await this.#looking;
    clearTimeout(this.#timer);
    await Promise.all([this.#primary, ...this.#probes].map((probe) => probe.stop()));
  }

  /**
   * The place in `replicas` of one that has read the log up to `writtenTo`, and which `fits`; undefined where there is none.
   * They take turns.
   */
  choose(writtenTo: number, fits: (place: number) => boolean = () => true): number | undefined {
    const least = this.#since === undefined ? Infinity : Math.max(this.#since, writtenTo);
    const { length } = this.replicas;
    this.#turn = (this.#turn + 1) % length;
    for (let n = 0; n < length; n += 1) {
      const place = (this.#turn + n) % length;
      const replica = this.replicas[place];
      if (replica && this.#isGood(replica) && replica.position >= least && fits(place))
        return place;
    }
    return undefined;
  }

  /** Has nobody read there until a look finds it well. */
  leaveOut(replica: Replica, reason: string): void {
    if (replica.outBecause === undefined || replica.outBecause === UNSEEN)
      this.#log?.warn({ replica: replica.name, reason }, 'replica left out');
    Object.assign(replica, { outBecause: reason, lag: Infinity });
  }

  #isGood({ outBecause, lookedAt }: Replica): boolean {
    return outBecause === undefined && this.#now() - lookedAt < STALE_MS;
  }

  /** Looks once. A server that cannot be asked is found to be gone. */
  async look(): Promise<void> {
    const at = this.#now();
    const found = await this.#primary.look().catch(reasonOf);
    if (typeof found === 'string') {
      for (const replica of this.replicas)
        this.leaveOut(replica, `the database itself cannot be asked: ${found}`);
      return;
    }
    if (this.#since === undefined) this.#positions.clear();
    this.#positions.note(at, found.position);
    this.#since ??= found.position;
    const looks = this.replicas.map((replica, n) => this.#lookAt(replica, this.#probes[n], found));
    await Promise.all(looks);
  }

  async #lookAt(replica: Replica, probe: Probe | undefined, primary: Look): Promise<void> {
    const found = await probe?.look().catch(reasonOf);
    const now = this.#now();
    if (typeof found !== 'object') return this.leaveOut(replica, found ?? 'it has no address');
    const lag = this.#positions.age(found.position, now);
    const wrong =
      (found.cluster !== primary.cluster && 'it is one of another database') ||
      (!found.follows && 'nobody sends it the log of the database') ||
      (lag > OLDEST_MS && `it is ${Math.round(lag / 1000)} seconds behind`);
    if (wrong) this.leaveOut(replica, wrong);
    else if (replica.outBecause !== undefined)
      this.#log?.info({ replica: replica.name }, 'replica in use');
    Object.assign(replica, { position: found.position, lookedAt: now, lag });
    if (!wrong) replica.outBecause = undefined;
  }
}
