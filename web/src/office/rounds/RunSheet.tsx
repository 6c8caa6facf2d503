import { site } from '@laundry/api/site';
import type { RoundCard_RoundFragment } from './RoundCard.generated';
import type { StopDetails_StopFragment } from '../../rounds/StopDetails.generated';
import { formatDateTime, formatWeekday } from '../../ui/format/dates';
import { formatMoney } from '../../ui/format/formatMoney';
import { kindLabels, timeText } from '../../rounds/roundLabels';

interface RunSheetProps {
  round: RoundCard_RoundFragment;
  /** Time of printing, as ISO 8601. */
  now: string;
}

// A print window does not contain the styles of the app.
const rules = `
  @page { size: A4; margin: 12mm; }
  body { font: 12px/1.4 system-ui, sans-serif; color: #000; background: #fff; margin: 0; }
  h1 { font-size: 20px; margin: 0; }
  p { margin: 0 0 4mm; }
  table { font: inherit; width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  thead { display: table-header-group; }
  th { text-align: left; border-bottom: 1px solid #000; padding: 4px 6px 4px 0; }
  td { vertical-align: top; border-bottom: 1px solid #999; padding: 6px 6px 6px 0; }
  tr { break-inside: avoid; }
  small { display: block; font-size: 11px; }
  .box { display: inline-block; width: 5mm; height: 5mm; border: 1px solid #000; }
  .sum { text-align: right; white-space: nowrap; }
`;

const Line = ({ stop, place }: { stop: StopDetails_StopFragment; place: number }) => (
  <tr>
    <td>{place}</td>
    <td>
      {kindLabels[stop.kind]}
      <small>{stop.kind === 'PICKUP' ? timeText(stop) : 'Any time'}</small>
    </td>
    <td>
      <strong>{stop.name}</strong>
      <small>{stop.phone}</small>
      <small>#{stop.shortId}</small>
    </td>
    <td>
      {stop.address}
      {stop.note && <small>Note: {stop.note}</small>}
    </td>
    <td>{stop.pieces > 0 ? stop.pieces : ''}</td>
    <td className="sum">{stop.amountToCollect > 0 ? formatMoney(stop.amountToCollect) : ''}</td>
    <td>
      <span className="box" />
    </td>
  </tr>
);

/** Printed list for the driver, with the stops in order and their tasks. */
export const RunSheet = ({ round, now }: RunSheetProps) => {
  const open = round.stops.filter(({ status }) => status === 'OPEN');
  const amountToCollect = open.reduce((sum, stop) => sum + stop.amountToCollect, 0);
  return (
    <>
      <style>{rules}</style>
      <h1>
        {round.driver?.name ?? 'No driver'}, {formatWeekday(round.day)}
      </h1>
      <p>
        {site.brand} · {open.length === 1 ? '1 stop' : `${open.length} stops`}
        {amountToCollect > 0 && ` · collect ${formatMoney(amountToCollect)}`} · printed{' '}
        {formatDateTime(now)}
      </p>
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Time</th>
            <th>Customer</th>
            <th>Address</th>
            <th>Pieces</th>
            <th className="sum">Collect</th>
            <th>Done</th>
          </tr>
        </thead>
        <tbody>
          {open.map((stop, index) => (
            <Line key={stop.id} stop={stop} place={index + 1} />
          ))}
        </tbody>
      </table>
    </>
  );
};
