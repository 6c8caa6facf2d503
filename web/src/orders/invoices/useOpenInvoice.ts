import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { InvoiceUrlsDocument } from './InvoiceUrls.generated';
import { ifAnswered } from '../../graphql/errors';
import { useToast } from '../../ui/feedback/useToast';

/** Opens a tab with a loading text. Null if the browser blocks new tabs. */
function openTab(title: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = 'Preparing...';
  return tab;
}

/**
 * Opens the PDF of an invoice in a new tab. The tab opens before the request, because browsers
 * block later popups. The signed URL expires after minutes, so each click requests it. Without a
 * new tab the PDF opens in this one.
 */
export function useOpenInvoice(orderId: string): {
  busy: boolean;
  open: (invoice: { id: string; number: string }) => Promise<void>;
} {
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const open = async ({ id, number }: { id: string; number: string }): Promise<void> => {
    const tab = openTab(number);
    setBusy(true);
    try {
      const { data } = await client.query({
        query: InvoiceUrlsDocument,
        variables: { orderId },
        fetchPolicy: 'no-cache',
      });
      const url = data?.order.taxDocuments.find((invoice) => invoice.id === id)?.url;
      if (!url) throw new Error('An invoice without an address');
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      toast.failure(error, ifAnswered(error, 'The PDF could not be opened. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, open };
}
