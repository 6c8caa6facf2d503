import { useApolloClient } from '@apollo/client/react';
import { usePermissions } from '../../session/permissions/usePermissions';
import type { OnChanges } from '../../session/subscriptions/changeBatches';
import { useChangeSubscription } from '../../session/subscriptions/useChangeSubscription';
import { OrdersChangedDocument } from '../../orders/staff/OrdersChanged.generated';
import { RoundsChangedDocument, RoundsOfDayDocument } from './RoundsPage.generated';
import { useRefetch } from '../../graphql/useRefetch';

/**
 * Refetches the rounds after changes by other users. Updates wait while a form is open or a stop is
 * dragged.
 */
export const RoundsSubscription = ({ day }: { day: string }) => {
  const client = useApolloClient();
  const may = usePermissions();
  const read = useRefetch({ isBackground: true, noCache: true });
  const show: OnChanges = async (_changes, isHeld) => {
    const data = await read(RoundsOfDayDocument, { day });
    if (isHeld()) return false;
    if (data) client.writeQuery({ query: RoundsOfDayDocument, variables: { day }, data });
    return true;
  };
  useChangeSubscription(RoundsChangedDocument, show, { gather: 1000, hold: 'dialog' });
  useChangeSubscription(OrdersChangedDocument, show, {
    ...{ gather: 3000, hold: 'dialog' },
    skip: !may('orders.read'),
  });
  return null;
};
