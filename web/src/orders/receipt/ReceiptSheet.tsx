import { site } from '@laundry/api/site';
import { useLayoutEffect, useRef } from 'react';
import type { ReceiptSheet_OrderFragment } from './ReceiptSheet.generated';
import { formatDate, formatDateTime } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import { adjustmentName } from '../billLabels';
import { promiseOf } from '../orderLabels';
import { pickupWhen } from '../pickupTime';
import { paidByMethod } from './paidByMethod';

export type ReceiptPaper = '80mm' | 'A4';

interface ReceiptSheetProps {
  /** The sheet has one receipt for each order. */
  orders: readonly ReceiptSheet_OrderFragment[];
  paper: ReceiptPaper;
  /** Time of printing in ISO 8601. */
  now: string;
}

// A print window does not have the styles of the app. Receipt printers are narrow and print black
// only.
const rules = `
  body { font: 12px/1.4 system-ui, sans-serif; color: #000; background: #fff; margin: 0; }
  main { box-sizing: border-box; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  main.roll { width: 72mm; }
  main.page { max-width: 170mm; font-size: 14px; }
  h1 { font-size: 1.4em; margin: 0; }
  p { margin: 0; }
  header, footer { text-align: center; }
  .page header, .page footer { text-align: left; }
  hr { border: 0; border-top: 1px dashed #000; margin: 6px 0; }
  table { font: inherit; width: 100%; border-collapse: collapse; }
  td { padding: 2px 0; vertical-align: top; }
  td:last-child { text-align: right; white-space: nowrap; padding-left: 8px; }
  tr { break-inside: avoid; }
  small { display: block; font-size: 0.9em; }
  main + main { break-before: page; }
  .sum td { font-weight: 700; font-size: 1.1em; border-top: 1px solid #000; padding-top: 4px; }
`;

const millimetre = 96 / 25.4;

/** A paper roll has no pages, so each receipt sets its own paper length. */
function rollRule(main: HTMLElement, place: number): string {
  const length = Math.ceil(main.getBoundingClientRect().height / millimetre) + 10;
  const name = `receipt-${place + 1}`;
  return `@page ${name} { size: 80mm ${length}mm; margin: 4mm; }
    main:nth-of-type(${place + 1}) { page: ${name}; }`;
}

function usePaper(paper: ReceiptPaper) {
  const sheets = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const all = sheets.current;
    if (!all) return;
    const style = all.ownerDocument.createElement('style');
    style.textContent =
      paper === 'A4'
        ? '@page { size: A4; margin: 16mm; }'
        : [...all.querySelectorAll('main')].map(rollRule).join('\n');
    all.ownerDocument.head.append(style);
    return () => style.remove();
  }, [paper]);
  return sheets;
}

const Sum = ({ label, paise }: { label: string; paise: number }) => (
  <tr>
    <td>{label}</td>
    <td>{formatMoney(paise)}</td>
  </tr>
);

const Bill = ({ order }: { order: ReceiptSheet_OrderFragment }) => (
  <table>
    <tbody>
      {order.items.map(({ id, name, quantity, price, amount }) => (
        <tr key={id}>
          <td>
            {name}
            <small>
              {quantity} × {formatMoney(price)}
            </small>
          </td>
          <td>{formatMoney(amount)}</td>
        </tr>
      ))}
      {order.adjustments.length > 0 && <Sum label="Items Total" paise={order.itemsTotal} />}
      {order.adjustments.map(({ id, amount, reason, ...line }) => (
        <tr key={id}>
          <td>
            {adjustmentName(line)}
            <small>{reason}</small>
          </td>
          <td>{formatMoney(amount)}</td>
        </tr>
      ))}
      <tr className="sum">
        <td>Total</td>
        <td>{formatMoney(order.totalPrice)}</td>
      </tr>
      {paidByMethod(order.payments).map(([label, paise]) => (
        <Sum key={label} label={label} paise={paise} />
      ))}
      <tr className="sum">
        <td>Due</td>
        <td>{formatMoney(order.due)}</td>
      </tr>
    </tbody>
  </table>
);

type ReceiptProps = Omit<ReceiptSheetProps, 'orders'> & { order: ReceiptSheet_OrderFragment };

const Receipt = ({ order, paper, now }: ReceiptProps) => {
  const { street, city, state, pincode } = site.address;
  return (
    <main className={paper === 'A4' ? 'page' : 'roll'}>
      <header>
        <h1>{site.brand}</h1>
        <p>
          {street}, {city}, {state} - {pincode}
        </p>
        <p>{site.phone.display}</p>
      </header>
      <hr />
      <p>
        <strong>Receipt of order {order.shortId}</strong>
      </p>
      <p>
        {order.user.name}
        {order.user.phone && ` · ${order.user.phone}`}
      </p>
      <p>Pickup {pickupWhen(order)}</p>
      {promiseOf(order) && <p>Expected by {formatDate(order.promisedDate)}</p>}
      {order.printedCode && (
        <p>
          Delivery code <strong>{order.printedCode}</strong>
        </p>
      )}
      <p>Printed {formatDateTime(now)}</p>
      <hr />
      <Bill order={order} />
      <hr />
      <footer>
        <p>Thank you for choosing {site.brand}.</p>
      </footer>
    </main>
  );
};

/** Receipt for the customer: bill, payments and amount due. */
export const ReceiptSheet = ({ orders, paper, now }: ReceiptSheetProps) => {
  const sheets = usePaper(paper);
  return (
    <>
      <style>{rules}</style>
      <div ref={sheets}>
        {orders.map((order) => (
          <Receipt key={order.id} order={order} paper={paper} now={now} />
        ))}
      </div>
    </>
  );
};
