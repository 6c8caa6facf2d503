import './StatusChip.css';
import type { Tone } from './tones';

interface StatusChipProps {
  tone: Tone;
  label: string;
}

/** A state in a word and a colour; never a colour alone. */
export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <span
    className="chip"
    style={{ color: `var(--tone-${tone}-text)`, backgroundColor: `var(--tone-${tone}-ground)` }}
  >
    {label}
  </span>
);
