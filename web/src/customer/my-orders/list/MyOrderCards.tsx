import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MyOrderCards_OrderFragment } from './MyOrderCards.generated';
import { formatDate } from '../../../ui/format/dates';
import { DescriptionList, type Description } from '../../../ui/table/DescriptionList';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { OrderTotal } from '../../../orders/OrderTotal';
import { hasItems, nextMilestone } from '../../../orders/orderLabels';
import { OrderStatusChip, PaymentStatusChip } from '../../../orders/StatusChips';

interface MyOrderCardsProps {
  orders: MyOrderCards_OrderFragment[];
  onView: (id: string) => void;
}

function factsOf(order: MyOrderCards_OrderFragment): Description[] {
  const counted = hasItems(order);
  return [
    ['Date', formatDate(order.createdAt)],
    ['Items', counted ? order.itemCount : '-'],
    ['Total Price', counted ? <OrderTotal order={order} /> : '-'],
    ['Payment Status', counted ? <PaymentStatusChip key="payment" order={order} /> : '-'],
  ];
}

const OrderCard = ({
  order,
  onView,
}: {
  order: MyOrderCards_OrderFragment;
  onView: (id: string) => void;
}) => (
  <Card component="li" sx={{ p: 2.5 }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="h3" component="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        #{order.shortId}
      </Typography>
      <OrderStatusChip order={order} />
    </Stack>
    <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>{nextMilestone(order)}</Typography>
    <DescriptionList facts={factsOf(order)} />
    <Button variant="outlined" fullWidth onClick={() => onView(order.id)} sx={{ mt: 1.5 }}>
      View
      <Box component="span" sx={visuallyHidden}>
        {' '}
        order {order.shortId}
      </Box>
    </Button>
  </Card>
);

export const MyOrderCards = ({ orders, onView }: MyOrderCardsProps) => (
  <Stack component="ul" aria-label="Your orders" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {orders.map((order) => (
      <OrderCard key={order.id} order={order} onView={onView} />
    ))}
  </Stack>
);
