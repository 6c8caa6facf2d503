import './StatusChip.css';
import type { Tone } from './statusColors';

interface StatusChipProps {
  tone: Tone;
  label: string;
}

/** Status as a word on a coloured chip. */
export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <span
    className="chip"
    style={{ color: `var(--tone-${tone}-text)`, backgroundColor: `var(--tone-${tone}-ground)` }}
  >
    {label}
  </span>
);
