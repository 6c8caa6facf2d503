import encodeQR from 'qr';

/** Quiet zone around a code in modules, as ISO/IEC 18004 requires. */
const border = 4;

/** QR code as an SVG that fills its container. */
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
