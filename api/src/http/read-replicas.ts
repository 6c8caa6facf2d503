import { endWrite } from '../auth/own-writes.js';
import type { Viewer } from '../auth/viewer.js';
import { createOrm, type Orm, poolsOf } from '../database.js';
import type { Place, Replicas, WriteDone } from '../graphql/context.js';
import type { Figures } from '../platform/figures.js';
import type { Log } from '../platform/log.js';
import { longestWait } from '../platform/postgres/observed-pool.js';
import { ReplicaWatch, type WatchOptions } from '../platform/replicas/watch.js';

/** Where somebody has waited so long for a connection, others read elsewhere: the database itself refuses later than that. */
const LONGEST_WAIT_MS = 1000;

interface ReplicasOptions extends WatchOptions {
  /** Connections to each of them. */
  poolSize: number;
  figures?: Figures;
}

/** The read replicas of this installation, of which those are read that are new enough for whoever asks. */
export class ReadReplicas implements Replicas {
  readonly watch: ReplicaWatch;
  readonly #orms: readonly Orm[];
  readonly #options: ReplicasOptions;

  constructor(options: ReplicasOptions) {
    const { replicaUrls, poolSize, figures } = options;
    this.#options = options;
    this.watch = new ReplicaWatch(options);
    this.#orms = replicaUrls.map((url) => createOrm({ url, poolSize }));
    figures?.watchPools('replicas', () => this.#orms.flatMap(poolsOf));
    figures?.watchReplicas(() => this.watch.replicas);
  }

  placeFor(viewer: Viewer | null): Place | undefined {
    const { figures } = this.#options;
    const place = this.watch.choose(viewer?.writtenTo ?? 0, (n) => !this.#isOverrun(n));
    const orm = place === undefined ? undefined : this.#orms[place];
    const replica = place === undefined ? undefined : this.watch.replicas[place];
    figures?.reads.inc({ place: replica ? 'replica' : 'primary' });
    if (!orm || !replica) return undefined;
    return {
      em: orm.em.fork(),
      leaveOut: (reason) => this.watch.leaveOut(replica, reason),
    };
  }

  async endWrite({ em, viewer, log }: WriteDone): Promise<void> {
    if (!viewer) return;
    try {
      await endWrite(em, { userId: viewer.userId });
    } catch (error) {
      // What was marked before the change stays: this account reads at the database itself for some minutes.
      log.warn({ err: error }, 'end of a change not noted');
    }
  }

  #isOverrun(place: number): boolean {
    const orm = this.#orms[place];
    return !orm || poolsOf(orm).some((pool) => longestWait(pool) > LONGEST_WAIT_MS);
  }

  /** Begins to look for those that may be read. */
  start(log: Log): Promise<void> {
    return this.watch.start(log);
  }

  async stop(): Promise<void> {
    await this.watch.stop();
    await Promise.all(this.#orms.map((orm) => orm.close()));
  }
}
