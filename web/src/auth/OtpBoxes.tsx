import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { OtpBox } from './OtpBox';
import { enterDigits, eraseDigit, type OtpEntry } from './otpEntry';

interface OtpBoxesProps {
  name: string;
  /** Said when somebody types a letter. */
  refusalText: string;
  autoFocus?: boolean;
}

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export const OtpBoxes = ({ name, refusalText, autoFocus }: OtpBoxesProps) => {
  const [{ value: boxes }, meta, { setValue, setTouched }] = useField<string[]>(name);
  const [refused, setRefused] = useState(false);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();

  const focusBox = (index: number): void => inputs.current[index]?.focus();
  const apply = ({ boxes: next, focus, accepted }: OtpEntry): void => {
    setRefused(!accepted);
    if (accepted) void setValue(next);
    focusBox(focus);
  };
  const press = (event: KeyboardEvent, index: number): void => {
    const step = arrows[event.key];
    if (step === undefined && event.key !== 'Backspace') return;
    event.preventDefault();
    if (step === undefined) apply(eraseDigit(boxes, index));
    else focusBox(index + step);
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    event.preventDefault();
    apply(enterDigits(boxes, index, event.clipboardData.getData('text')));
  };

  const error = refused ? refusalText : meta.touched ? textOf(meta.error) : undefined;
  return (
    <Box
      role="group"
      aria-label="One-time code"
      aria-describedby={error ? errorId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void setTouched(true);
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center' }}>
        {boxes.map((digit, index) => (
          <OtpBox
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            label={`Digit ${index + 1} of ${boxes.length}`}
            value={digit}
            first={index === 0}
            invalid={Boolean(error)}
            autoFocus={autoFocus && index === 0}
            onType={(typed) => apply(enterDigits(boxes, index, typed))}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </Box>
      <FormHelperText id={errorId} error role="alert" sx={{ textAlign: 'center', minHeight: 22 }}>
        {error}
      </FormHelperText>
    </Box>
  );
};

/** Each box may have its own error; one line under them is enough. */
const textOf = (error: string | readonly string[] | undefined): string | undefined =>
  typeof error === 'string' ? error : error?.find(Boolean);
