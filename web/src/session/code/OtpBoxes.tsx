import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField, useFormikContext } from 'formik';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { OtpBox } from './OtpBox';
import { enterDigits, eraseDigit, type OtpEntry } from './otpEntry';

interface OtpBoxesProps {
  name: string;
  /** Error for input that is not a digit. */
  refusalText: string;
  /** Called when the user enters a digit. */
  onType: () => void;
  autoFocus?: boolean;
}

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows only the first error of the four boxes. */
const textOf = (error: string | readonly string[] | undefined): string | undefined =>
  typeof error === 'string' ? error : error?.find(Boolean);

/** State of the four boxes: typing, pasting, Backspace and the focus. */
function useOtpBoxes(name: string, onType: () => void) {
  const [{ value: boxes }, meta, { setValue, setTouched }] = useField<string[]>(name);
  const { isSubmitting } = useFormikContext();
  const [refused, setRefused] = useState(false);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const apply = ({ boxes: next, focus, accepted }: OtpEntry): void => {
    const input = inputs.current[focus];
    setRefused(!accepted);
    input?.focus();
    if (!accepted) return;
    if (next.some(Boolean)) onType();
    const changed = next.join('') !== boxes.join('');
    const complete = changed && !isSubmitting && next.every(Boolean);
    // The last digit submits the form, as the button does.
    void setValue(next).then(() => complete && input?.form?.requestSubmit());
  };
  return {
    boxes,
    refused,
    error: meta.touched ? textOf(meta.error) : undefined,
    leave: () => void setTouched(true),
    setInput: (index: number, input: HTMLInputElement | null): void => {
      inputs.current[index] = input;
    },
    type: (index: number, typed: string): void => apply(enterDigits(boxes, index, typed)),
    press: (index: number, event: KeyboardEvent): void => {
      // A held key must not fill all boxes.
      if (event.repeat && event.key.length === 1) event.preventDefault();
      const step = arrows[event.key];
      if (step === undefined && event.key !== 'Backspace') return;
      event.preventDefault();
      if (step === undefined) apply(eraseDigit(boxes, index));
      else inputs.current[index + step]?.focus();
    },
    paste: (index: number, event: ClipboardEvent): void => {
      event.preventDefault();
      apply(enterDigits(boxes, index, event.clipboardData.getData('text')));
    },
  };
}

export const OtpBoxes = ({ name, refusalText, onType, autoFocus }: OtpBoxesProps) => {
  const { boxes, refused, setInput, type, press, paste, leave, ...otp } = useOtpBoxes(name, onType);
  const errorId = useId();
  const error = refused ? refusalText : otp.error;
  return (
    <Box
      role="group"
      aria-label="One-time code"
      aria-describedby={error ? errorId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center' }}>
        {boxes.map((digit, index) => (
          <OtpBox
            key={index}
            ref={(input) => setInput(index, input)}
            label={`Digit ${index + 1} of ${boxes.length}`}
            value={digit}
            first={index === 0}
            invalid={Boolean(error)}
            autoFocus={autoFocus && index === 0}
            onType={(typed) => type(index, typed)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
          />
        ))}
      </Box>
      <FormHelperText id={errorId} error role="alert" sx={{ textAlign: 'center', minHeight: 22 }}>
        {error}
      </FormHelperText>
    </Box>
  );
};
