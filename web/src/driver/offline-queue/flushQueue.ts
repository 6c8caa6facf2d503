import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { DeliverOrderDocument } from '../../orders/staff/dialog/deliver/DeliverForm.generated';
import { RecordFailedAttemptDocument } from '../../rounds/FailedAttemptDialog.generated';
import { OrderDialogDocument } from '../../orders/staff/dialog/OrderDialog.generated';
import { RecordPickupDocument } from '../../orders/staff/pickup/usePickupForm.generated';
import { UpdatePaymentDocument } from '../../orders/staff/payment/usePaymentSave.generated';
import type { UpdatePaymentInput } from '../../graphql/schema.generated';
import { session } from '../../session/session';
import { toRequestError } from '../../graphql/errors';
import { offlineQueue, type QueuedAction } from '../../offline/queueStorage';
import { isFinal, fromQueue } from './stopActions';
import { isPhoto, sendQueuedPhoto } from '../photos/photoUpload';
import { isAlreadyDone, stillApplies } from './queuedAction';
import { sentVersions } from './sentVersions';

const documents: Record<string, unknown> = {
  RecordPickup: RecordPickupDocument,
  DeliverOrder: DeliverOrderDocument,
  UpdatePayment: UpdatePaymentDocument,
  RecordFailedAttempt: RecordFailedAttemptDocument,
};

type AnyMutation = TypedDocumentNode<
  Record<string, { order?: { version: number } } | undefined>,
  Record<string, unknown>
>;

function problemOf(error: unknown): string {
  const { message, fields } = toRequestError(error);
  const said = Object.values(fields);
  return said.length > 0 ? said.join('. ') : message;
}

interface Sending {
  client: ApolloClient;
  userId: string;
  /** Limits sending to this order, without its photos. */
  orderId?: string;
}

/** Variables of the mutation, with the time of recording. */
const variablesOf = ({
  operation,
  variables,
  at: recordedAt,
}: QueuedAction): Record<string, unknown> =>
  operation === 'UpdatePayment'
    ? { ...variables, input: { ...(variables['input'] as UpdatePaymentInput), recordedAt } }
    : { ...variables, recordedAt };

/** Sends an action. Returns the new order version, if the answer contains one. */
async function send({ client }: Sending, action: QueuedAction) {
  const mutation = documents[action.operation] as AnyMutation;
  const variables = variablesOf(action);
  const { data } = await client.mutate({ mutation, variables, context: fromQueue });
  return Object.values(data ?? {}).find((one) => one?.order)?.order?.version;
}

/**
 * Resolves a conflict of a queued action. Drops the action if the order already has its result.
 * Otherwise sets the new order version for a retry, if the order still allows the action. False if
 * neither applies.
 */
async function catchUp({ client, userId }: Sending, action: QueuedAction): Promise<boolean> {
  const query = { query: OrderDialogDocument, variables: { id: action.orderId } };
  const { data } = await client.query({ ...query, fetchPolicy: 'network-only' });
  if (!data) return false;
  const { order } = data;
  if (isAlreadyDone(action, order)) offlineQueue.drop(userId, action.id);
  else if (order.version === action.variables['version'] || !stillApplies(action, order))
    return false;
  offlineQueue.setOrderVersion(userId, action.orderId, order.version);
  return true;
}

async function afterRefusal(sending: Sending, action: QueuedAction, error: unknown): Promise<void> {
  const { code } = toRequestError(error);
  if (code === 'CONFLICT' && (await catchUp(sending, action))) return;
  offlineQueue.refuse(sending.userId, action.id, problemOf(error));
}

/**
 * Updates the order version of later actions after one was sent: queued actions and an action with
 * an open form.
 */
function updateQueuedVersions(
  userId: string,
  { orderId, operation, variables }: QueuedAction,
  after: number,
): void {
  offlineQueue.setOrderVersion(userId, orderId, after);
  const before = variables['version'];
  if (typeof before === 'number')
    sentVersions.record(userId, orderId, { operation, before, after });
}

/** Sends an action. False if no further action can be sent for now. */
async function sendOne(sending: Sending, action: QueuedAction): Promise<boolean> {
  const { userId } = sending;
  if (isPhoto(action))
    return sendQueuedPhoto(userId, action, (error) =>
      isFinal(error) ? problemOf(error) : undefined,
    );
  try {
    const version = await send(sending, action);
    offlineQueue.drop(userId, action.id);
    if (version !== undefined) updateQueuedVersions(userId, action, version);
    return true;
  } catch (error) {
    if (!isFinal(error)) return false;
    return afterRefusal(sending, action, error).then(
      () => true,
      // The order could not be read. A retry is safe, because the server runs an idempotency key or
      // version only once.
      () => false,
    );
  }
}

/** Next action to send. A rejected action blocks its order. Photos are large and block nothing. */
const nextOf = ({ userId, orderId: only }: Sending): QueuedAction | undefined => {
  const all = offlineQueue.of(userId);
  const wanted = all.filter(({ orderId }) => !only || orderId === only);
  const [photos, actions] = [
    only ? [] : all.filter(isPhoto),
    wanted.filter((one) => !isPhoto(one)),
  ];
  const refused = new Set(actions.filter(({ problem }) => problem).map(({ orderId }) => orderId));
  return (
    actions.find(({ orderId }) => !refused.has(orderId)) ?? photos.find(({ problem }) => !problem)
  );
};

/** Sends queued actions one after the other. True if one was sent or rejected. */
async function sendAll(sending: Sending): Promise<boolean> {
  let any = false;
  for (;;) {
    const next = nextOf(sending);
    if (!next || !(await sendOne(sending, next))) return any;
    any = true;
  }
}

/**
 * Runs the work until the session changes. Requests of a former session are never answered
 * (graphql/client.ts).
 */
function whileHere(generation: number, work: () => Promise<boolean>): Promise<boolean> {
  const isGone = (): boolean => session.identity().generation !== generation;
  if (isGone()) return Promise.resolve(false);
  let stop = (): void => undefined;
  const gone = new Promise<boolean>((resolve) => {
    stop = session.subscribe(() => isGone() && resolve(false));
  });
  return Promise.race([work(), gone]).finally(stop);
}

/** Sends queued actions in one browser tab at a time. */
export function flushQueue(sending: Sending): Promise<boolean> {
  const { generation } = session.identity();
  const work = (): Promise<boolean> => whileHere(generation, () => sendAll(sending));
  return 'locks' in navigator ? navigator.locks.request('offline-queue', work) : work();
}
