import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { usePermissions } from '../../session/permissions/usePermissions';
import { orderName } from './failuresUrlState';

interface OrderLinkProps {
  orderId: string | null | undefined;
  tabIndex?: number;
}

/** Link to the order for users who may read orders. Others see its number. */
export const OrderLink = ({ orderId, tabIndex }: OrderLinkProps) => {
  const may = usePermissions();
  if (!orderId) return '-';
  if (!may('orders.read')) return orderName(orderId);
  return (
    <Link
      component={RouterLink}
      to={`/orders?order=${orderId}`}
      tabIndex={tabIndex}
      sx={{ fontFamily: 'monospace' }}
    >
      {orderName(orderId)}
    </Link>
  );
};
