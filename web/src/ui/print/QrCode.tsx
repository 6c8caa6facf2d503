import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Clear ground around a code, in its squares: scanners want it (ISO/IEC 18004). */
const margin = 4;

/** A QR code as a drawing, as large as its box. */
export const QrCode = ({ text, label = `Code ${text}` }: { text: string; label?: string }) => {
  const code = generate(text);
  const size = code.size + 2 * margin;
  return (
    <svg viewBox={`${-margin} ${-margin} ${size} ${size}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} shapeRendering="crispEdges" />
    </svg>
  );
};
