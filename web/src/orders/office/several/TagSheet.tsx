import type { TagSheet_OrderFragment } from '../../../graphql/generated';
import { formatDate } from '../../../ui/format/dates';
import { tagsOf } from './tags';

// A window of its own brings its own few rules. Each tag is a label, as wide as the roll of receipts.
const rules = `
  @page { size: 80mm 40mm; margin: 3mm 4mm; }
  body { font: 12px/1.35 system-ui, sans-serif; color: #000; background: #fff; margin: 0; }
  article { width: 72mm; height: 33mm; overflow: hidden; break-after: page; }
  article:last-child { break-after: auto; }
  h1 { font: 700 22px/1.2 ui-monospace, monospace; margin: 0; display: flex; justify-content: space-between; }
  h1 small { font: 600 12px/2 system-ui, sans-serif; }
  p { margin: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  strong { font-size: 14px; }
`;

/** A label for each piece of each order. */
export const TagSheet = ({ orders }: { orders: readonly TagSheet_OrderFragment[] }) => (
  <>
    <style>{rules}</style>
    {orders.flatMap(tagsOf).map(({ key, code, piece, cloth, customer, service, promisedBy }) => (
      <article key={key}>
        <h1>
          {code}
          <small>{piece}</small>
        </h1>
        <p>
          <strong>{customer}</strong>
        </p>
        <p>{cloth}</p>
        <p>
          {service}
          {promisedBy && ` · promised by ${formatDate(promisedBy)}`}
        </p>
      </article>
    ))}
  </>
);
