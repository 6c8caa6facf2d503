import { print, type DocumentNode } from 'graphql';
import { createClient, type Client } from 'graphql-ws/client';
import { session } from '../session/session';
import { ANYTHING, type Change } from './change';

export interface Asked {
  document: DocumentNode;
  /** As JSON. */
  variables: string | undefined;
  /** When it was wanted; what stood on the page may have been read then. */
  begun: number;
}

type Tell = (change: Change) => void;

/** The session is over; another one may have begun since. */
const SIGNED_OUT = 4403;

/** A page stays connected from one screen to the next. */
const LINGER_MS = 5000;

/** So long what has changed before somebody listens is told to them. */
const REMEMBERED_MS = 4000;

/** Tries to reach a server that was never reached: a proxy on the way may let no WebSocket through. */
const MOST_TRIES = 4;
/** After that time it may be another network. */
const QUIET_MS = 300_000;

const LONGEST_WAIT_MS = 60_000;
/** A connection that was shorter is no better than none: whoever is cut off again and again comes again later and later. */
const LASTING_MS = 30_000;

/** A computer that was asleep, or in another network since, does not hear that its connection is gone: it asks. */
const ASK_MS = 20_000;
const ANSWER_MS = 10_000;

/** Longer each time, and not the same for everybody: a server that starts anew is not asked by all at once. */
export const waitBefore = (retry: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT_MS, 2000 * 2 ** retry) * (0.25 + 0.75 * chance);

/** How often, and for how long, the server was reached. */
function createTries() {
  let tries = 0;
  let last = -QUIET_MS;
  let reached: number | undefined;
  let short = 0;
  return {
    connecting: (): void => {
      tries += 1;
      last = Date.now();
    },
    connected: (): void => {
      reached = Date.now();
    },
    closed: (): void => {
      if (reached === undefined) return;
      short = Date.now() - reached < LASTING_MS ? short + 1 : 0;
      tries = 0;
    },
    /** A proxy lets nothing through; what was reached once is asked again and again. */
    isHopeless: (): boolean => reached === undefined && tries >= MOST_TRIES,
    forgetLongAgo: (): void => {
      if (Date.now() - last > QUIET_MS) tries = 0;
    },
    /** How many before came to nothing. */
    inVain: (retry: number): number => Math.max(retry, short - 1),
  };
}

/** One connection for all that a person's screens listen to; open only while one of them does. */
function connect(era: number) {
  const isCurrent = (): boolean => session.era() === era;
  const { protocol, host } = window.location;
  const told = new Map<Tell, Asked>();
  const tries = createTries();
  let sent: string | null = null;
  let answer: ReturnType<typeof setTimeout> | undefined;
  const isOver = (event: unknown): boolean =>
    (event as Partial<CloseEvent>).code === SIGNED_OUT && sent === session.token();
  const client: Client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: () => {
      sent = session.token();
      return { authorization: `Bearer ${sent ?? ''}` };
    },
    lazyCloseTimeout: LINGER_MS,
    keepAlive: ASK_MS,
    connectionAckWaitTimeout: ANSWER_MS,
    retryAttempts: Infinity,
    retryWait: (retry) =>
      new Promise((resolve) => setTimeout(resolve, waitBefore(tries.inVain(retry)))),
    shouldRetry: (event) => isCurrent() && !isOver(event) && !tries.isHopeless(),
    on: {
      connecting: tries.connecting,
      connected: (_socket, _payload, wasRetry) => {
        tries.connected();
        const now = Date.now();
        for (const [tell, { begun }] of told)
          if (wasRetry || now - begun > REMEMBERED_MS) tell(ANYTHING);
      },
      closed: () => {
        clearTimeout(answer);
        tries.closed();
      },
      ping: (isTheirs) => {
        if (!isTheirs) answer = setTimeout(() => client.terminate(), ANSWER_MS);
      },
      pong: (isTheirs) => {
        if (isTheirs) clearTimeout(answer);
      },
    },
  });
  return (asked: Asked, tell: Tell): (() => void) => {
    tries.forgetLongAgo();
    if (tries.isHopeless()) return () => undefined;
    const hear: Tell = (change) => isCurrent() && tell(change);
    told.set(hear, asked);
    const end = () => void told.delete(hear);
    const variables = JSON.parse(asked.variables ?? '{}') as Record<string, unknown>;
    const stop = client.subscribe<Record<string, Change>>(
      { query: print(asked.document), variables },
      {
        next: ({ data }) => {
          for (const change of Object.values(data ?? {})) hear(change);
        },
        error: end,
        complete: end,
      },
    );
    return () => {
      end();
      stop();
    };
  };
}

let connection: { era: number; ask: ReturnType<typeof connect> } | undefined;

/** Follows a subscription of whoever is signed in. Where nobody answers it stays silent. */
export function follow(asked: Asked, tell: Tell): () => void {
  const era = session.era();
  if (connection?.era !== era) connection = { era, ask: connect(era) };
  return connection.ask(asked, tell);
}
