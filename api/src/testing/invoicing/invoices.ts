import { A_BUSINESS, businessVersion } from './business.js';
import type { UpdateBusinessInput } from '../../business/business.inputs.js';
import type { InboxMail } from '../../platform/mail/inbox.js';
import type { TestUser } from '../factories.js';
import type { GraphQLAnswer, TestServer } from '../test-server.js';
import { textOf } from './pdf-text.js';

/** Saves the company profile through the API as this user; an admin also confirms it. */
export async function setBusiness(
  test: TestServer,
  { token }: TestUser,
  values: Partial<UpdateBusinessInput> = {},
): Promise<void> {
  const { errors } = await test.graphql(
    `mutation ($version: Int!, $input: UpdateBusinessInput!) {
      updateBusiness(version: $version, input: $input) { message }
    }`,
    { version: await businessVersion(test), input: { ...A_BUSINESS, ...values } },
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
}

export interface ListedInvoice {
  id: string;
  kind: string;
  number: string;
  originalNumber: string | null;
  isCredited: boolean;
  reason: string | null;
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** Invoices of an order, as this user reads them. */
export async function invoicesFor(
  test: TestServer,
  { token }: Pick<TestUser, 'token'>,
  orderId: string,
): Promise<ListedInvoice[]> {
  const { data, errors } = await test.graphql<{ order: { taxDocuments: ListedInvoice[] } }>(
    `query ($id: ID!) { order(id: $id) { taxDocuments {
      id kind number originalNumber isCredited reason total taxable cgst sgst igst
    } } }`,
    { id: orderId },
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.order.taxDocuments;
}

interface InvoiceFile {
  status: number;
  name: string | null;
  retryAfter: string | null;
  content: Buffer;
}

export async function invoiceFile(
  { url }: TestServer,
  { token }: { token?: string },
  { orderId, id }: { orderId: string; id: string },
): Promise<InvoiceFile> {
  const response = await fetch(`${url}/api/orders/${orderId}/tax-documents/${id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const content = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    name: response.headers.get('content-disposition'),
    retryAfter: response.headers.get('retry-after'),
    content,
  };
}

/** Text of a PDF attached to a mail. `index` is the position of the attachment. */
export async function mailedText(
  { url }: TestServer,
  { id }: InboxMail,
  index: number,
): Promise<string> {
  const response = await fetch(`${url}/dev/inbox/${id}/files/${index}`);
  return (await textOf(Buffer.from(await response.arrayBuffer()))).join('\n');
}

/** Issues the invoice of an order in its current version, as this staff member. */
export async function issueInvoiceOf(
  test: TestServer,
  { token }: Pick<TestUser, 'token'>,
  id: string,
): Promise<GraphQLAnswer<{ issueInvoice: { message: string } }>> {
  const [order] = await test.orm.em
    .fork()
    .execute<{ version: number }[]>('select version from "order" where id = ?', [id]);
  return test.graphql(
    `mutation ($id: ID!, $version: Int!) {
      issueInvoice(id: $id, version: $version) { message order { taxDocuments { number } } }
    }`,
    { id, version: order?.version ?? 1 },
    token,
  );
}
