import type { TagSheet_OrderFragment } from './TagSheet.generated';
import { formatDate } from '../../../ui/format/dates';
import { QrCode } from '../../../ui/print/QrCode';
import { tagsOf } from './tags';

type TagPaper = 'roll' | 'A4';

// A print window does not have the styles of the app.
const labels = `
  body { font: 12px/1.35 system-ui, sans-serif; color: #000; background: #fff; margin: 0; }
  article { display: flex; gap: 1mm; box-sizing: border-box; overflow: hidden; break-inside: avoid; }
  svg { flex: none; width: 25mm; height: 25mm; margin: -1mm 0 0 -2mm; }
  div { flex: 1; min-width: 0; }
  h1 { font: 700 20px/1.2 ui-monospace, monospace; margin: 0; display: flex; flex-wrap: wrap; justify-content: space-between; }
  h1 small { font: 600 12px/1.35 system-ui, sans-serif; white-space: nowrap; align-self: center; }
  p { margin: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  strong { font-size: 14px; }
`;

const papers: Record<TagPaper, string> = {
  // Each tag is a label as wide as the receipt roll.
  roll: `
    @page { size: 80mm 40mm; margin: 3mm 4mm; }
    article { width: 72mm; height: 33mm; break-after: page; }
    article:last-child { break-after: auto; }
  `,
  // A sheet of 24 labels of 63.5 × 33.9 mm, three in a row.
  A4: `
    @page { size: A4; margin: 12.9mm 7.2mm; }
    main { display: grid; grid-template-columns: repeat(3, 63.5mm); column-gap: 2.5mm; }
    article { height: 33.9mm; padding: 3mm; }
    /* Small enough that a two-digit piece number fits on one line with the order number. */
    h1 { font-size: 14px; }
    h1 small { font-size: 11px; }
    svg { width: 22mm; height: 22mm; }
    /* Only the day fits next to the QR code. */
    .due span { display: none; }
  `,
};

interface TagSheetProps {
  orders: readonly TagSheet_OrderFragment[];
  paper: TagPaper;
}

/** A label for each piece of each order. Its QR code opens the order. */
export const TagSheet = ({ orders, paper }: TagSheetProps) => (
  <main>
    <style>{labels + papers[paper]}</style>
    {orders
      .flatMap(tagsOf)
      .map(({ key, text, code, piece, cloth, customer, service, promisedDate, printedCode }) => (
        <article key={key}>
          <QrCode text={code} />
          <div>
            <h1>
              {text}
              <small>{piece}</small>
            </h1>
            <p>
              <strong>{customer}</strong>
            </p>
            <p>{cloth}</p>
            <p>{service}</p>
            {printedCode && (
              <p>
                Delivery code <b>{printedCode}</b>
              </p>
            )}
            {promisedDate && (
              <p className="due">
                <span>promised </span>by {formatDate(promisedDate)}
              </p>
            )}
          </div>
        </article>
      ))}
  </main>
);
