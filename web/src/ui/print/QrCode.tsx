import encodeQR from 'qr';

/** Clear ground around a code, in its squares: scanners want it (ISO/IEC 18004). */
const border = 4;

/** A QR code as a drawing, as large as its box. */
export const QrCode = ({ text, label = `Code ${text}` }: { text: string; label?: string }) => {
  const rows = encodeQR(text, 'raw', { border });
  const squares = rows.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
};
