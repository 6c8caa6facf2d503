import { site } from '@laundry/api/site';
import type { OrdersPrint_OrderFragment } from './OrdersPrint.generated';
import { orderStatusLabels, paymentStatusLabels } from '../../orders/orderStatus';
import { LogoMark } from '../../ui/illustrations/Logo';
import { formatDate } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';

interface OrdersPrintProps {
  orders: readonly OrdersPrint_OrderFragment[];
  /** Description of the selected orders. */
  about: string;
}

// A print window does not have the styles of the app.
const rules = `
  @page { size: A4 landscape; margin: 12mm; }
  body { font: 12px/1.4 system-ui, sans-serif; color: #14242b; background: #fff; margin: 24px; }
  header { display: flex; align-items: center; gap: 12px; margin-bottom: 16px; }
  header div { width: 44px; height: 44px; }
  header svg { width: 100%; height: 100%; }
  h1 { font-size: 22px; margin: 0; }
  p { margin: 0; color: #51646b; }
  table { font: inherit; width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  td { overflow-wrap: anywhere; }
  th, td { text-align: left; padding: 5px 8px; border-bottom: 1px solid #d6dad6; }
  th { border-bottom-color: #14242b; }
  tr { break-inside: avoid; }
  .figure { text-align: right; white-space: nowrap; overflow-wrap: normal; }
`;

const Row = ({ order }: { order: OrdersPrint_OrderFragment }) => (
  <tr>
    <td>{order.shortId || 'N/A'}</td>
    <td>{formatDate(order.createdAt)}</td>
    <td>{formatDate(order.pickupDate)}</td>
    <td>{order.user.name || 'Unknown User'}</td>
    <td className="figure">{order.itemCount}</td>
    <td className="figure">{formatMoney(order.itemsTotal)}</td>
    <td>{paymentStatusLabels[order.paymentStatus]}</td>
    <td>{orderStatusLabels[order.orderStatus]}</td>
  </tr>
);

export const OrdersPrint = ({ orders, about }: OrdersPrintProps) => (
  <>
    <style>{rules}</style>
    <header>
      <div>
        <LogoMark />
      </div>
      <span>
        <h1>Orders</h1>
        <p>
          {site.brand} · {about}
        </p>
      </span>
    </header>
    <table>
      <thead>
        <tr>
          <th>Order ID</th>
          <th>Order Created</th>
          <th>Order Pickup</th>
          <th>Customer</th>
          <th className="figure">Items</th>
          <th className="figure">Amount</th>
          <th>Payments Status</th>
          <th>Order Status</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  </>
);
