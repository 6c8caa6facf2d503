import { styled } from '@mui/material/styles';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';

interface OtpBoxProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  /** True for the first box, into which the phone can fill the whole code. */
  first: boolean;
  invalid: boolean;
  autoFocus?: boolean;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

const Input = styled('input')(({ theme }) => ({
  // Four boxes share the width of the narrowest phone.
  width: '100%',
  maxWidth: 60,
  height: 64,
  padding: 0,
  textAlign: 'center',
  font: 'inherit',
  fontSize: 28,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.primary,
  background: theme.vars?.palette.background.paper,
  borderRadius: 12,
  border: `1px solid color-mix(in srgb, ${theme.vars?.palette.text.secondary} 55%, transparent)`,
  transition: 'border-color 150ms, box-shadow 150ms',
  '&[aria-invalid="true"]': { borderColor: theme.vars?.palette.error.main },
  '&:focus': {
    outline: 'none',
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars?.palette.primary.main} 30%, transparent)`,
  },
}));

export const OtpBox = ({ ref, label, value, first, invalid, onType, ...rest }: OtpBoxProps) => (
  <Input
    ref={ref}
    {...rest}
    aria-label={label}
    aria-invalid={invalid}
    value={value}
    type="text"
    inputMode="numeric"
    pattern="[0-9]*"
    autoComplete={first ? 'one-time-code' : 'off'}
    onChange={(event) => onType(event.target.value)}
    onFocus={(event) => event.target.select()}
  />
);
