import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { DeliverOrderDocument } from '../../../orders/office/dialog/deliver/DeliverForm.generated';
import { FailStopDocument } from '../../FailStopDialog.generated';
import { OrderDialogDocument } from '../../../orders/office/dialog/OrderDialog.generated';
import { RecordPickupDocument } from '../../../orders/office/pickup/usePickupForm.generated';
import { UpdatePaymentDocument } from '../../../orders/office/payment/usePaymentSave.generated';
import type { PaymentInput } from '../../../graphql/schema.generated';
import { session } from '../../../auth/session/session';
import { toRequestError } from '../../../graphql/errors';
import { unsent, type Unsent } from '../../../ui/form/draft/unsent';
import { isFinal, waited } from './doorSteps';
import { isPhoto, sendKeptPhoto } from '../photos/photoDeed';
import { isSo, stillFits } from './recorded';
import { sentSteps } from './sentSteps';

const documents: Record<string, unknown> = {
  RecordPickup: RecordPickupDocument,
  DeliverOrder: DeliverOrderDocument,
  UpdatePayment: UpdatePaymentDocument,
  FailStop: FailStopDocument,
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
const askedBy = ({ operation, variables, at: recordedAt }: Unsent): Record<string, unknown> =>
  operation === 'UpdatePayment'
    ? { ...variables, input: { ...(variables['input'] as PaymentInput), recordedAt } }
    : { ...variables, recordedAt };

/** Sends an action. Returns the new order version, if the answer contains one. */
async function send({ client }: Sending, deed: Unsent) {
  const mutation = documents[deed.operation] as AnyMutation;
  const variables = askedBy(deed);
  const { data } = await client.mutate({ mutation, variables, context: waited });
  return Object.values(data ?? {}).find((one) => one?.order)?.order?.version;
}

/**
 * Resolves a conflict of an action already done. Takes the order's new version if the order still allows it.
 * Drops it if it had arrived. False in all other cases.
 */
async function catchUp({ client, userId }: Sending, deed: Unsent): Promise<boolean> {
  const query = { query: OrderDialogDocument, variables: { id: deed.orderId } };
  const { data } = await client.query({ ...query, fetchPolicy: 'network-only' });
  if (!data) return false;
  const { order } = data;
  if (isSo(deed, order)) unsent.drop(userId, deed.id);
  else if (order.version === deed.variables['version'] || !stillFits(deed, order)) return false;
  unsent.countOn(userId, deed.orderId, order.version);
  return true;
}

async function afterRefusal(sending: Sending, deed: Unsent, error: unknown): Promise<void> {
  const { code } = toRequestError(error);
  if (code === 'CONFLICT' && (await catchUp(sending, deed))) return;
  unsent.refuse(sending.userId, deed.id, problemOf(error));
}

/** Updates the version of later actions: the queued ones and one with an open form. */
function noteSent(userId: string, { orderId, operation, variables }: Unsent, after: number): void {
  unsent.countOn(userId, orderId, after);
  const before = variables['version'];
  if (typeof before === 'number') sentSteps.note(userId, orderId, { operation, before, after });
}

/** Sends an action. False if no further action can be sent for now. */
async function sendOne(sending: Sending, deed: Unsent): Promise<boolean> {
  const { userId } = sending;
  if (isPhoto(deed))
    return sendKeptPhoto(userId, deed, (error) => (isFinal(error) ? problemOf(error) : undefined));
  try {
    const version = await send(sending, deed);
    unsent.drop(userId, deed.id);
    if (version !== undefined) noteSent(userId, deed, version);
    return true;
  } catch (error) {
    if (!isFinal(error)) return false;
    return afterRefusal(sending, deed, error).then(
      () => true,
      // The order could not be read. A repeated request is safe, because the server runs it once.
      () => false,
    );
  }
}

/** Next action to send. A rejected action blocks its order. Photos are large and block nothing. */
const nextOf = ({ userId, orderId: only }: Sending): Unsent | undefined => {
  const all = unsent.of(userId);
  const wanted = all.filter(({ orderId }) => !only || orderId === only);
  const [photos, deeds] = [only ? [] : all.filter(isPhoto), wanted.filter((one) => !isPhoto(one))];
  const refused = new Set(deeds.filter(({ problem }) => problem).map(({ orderId }) => orderId));
  return (
    deeds.find(({ orderId }) => !refused.has(orderId)) ?? photos.find(({ problem }) => !problem)
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
 * Runs until the session changes, since requests of a former session are never answered (graphql/client.ts).
 */
function whileHere(era: number, work: () => Promise<boolean>): Promise<boolean> {
  const isGone = (): boolean => session.identity().era !== era;
  if (isGone()) return Promise.resolve(false);
  let stop = (): void => undefined;
  const gone = new Promise<boolean>((resolve) => {
    stop = session.subscribe(() => isGone() && resolve(false));
  });
  return Promise.race([work(), gone]).finally(stop);
}

/** Sends queued actions in one browser tab at a time. */
export function sendUnsent(sending: Sending): Promise<boolean> {
  const { era } = session.identity();
  const work = (): Promise<boolean> => whileHere(era, () => sendAll(sending));
  return 'locks' in navigator ? navigator.locks.request('unsent', work) : work();
}
