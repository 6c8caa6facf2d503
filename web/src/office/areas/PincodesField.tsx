import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { TextBox } from '../../ui/form/TextBox';
import { useFieldProps } from '../../ui/form/useFieldProps';
import type { AreaValues } from './area.schema';
import { badPincodes, isPincode, takeWhole, withPincodes, type ParsedPincodes } from './pincodes';

interface PincodeChipProps {
  code: string;
  onRemove: () => void;
}

const PincodeChip = ({ code, onRemove }: PincodeChipProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      pl: 1.25,
      border: 1,
      borderColor: isPincode(code) ? 'divider' : 'error.main',
      color: isPincode(code) ? 'text.primary' : 'error.main',
      borderRadius: '999px',
      fontSize: 14,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    }}
  >
    {code}
    <IconButton aria-label={`Remove ${code}`} onClick={onRemove} sx={{ width: 34, height: 34 }}>
      <Close sx={{ fontSize: 16 }} />
    </IconButton>
  </Box>
);

/** Form state of the PIN codes: the complete ones and the text in the field. */
function usePincodesField() {
  const { values, setFieldValue } = useFormikContext<AreaValues>();
  const { pincodes: codes, typedPincodes: typed } = values;
  const put = (next: ParsedPincodes): void => {
    void setFieldValue('typedPincodes', next.typed, false);
    void setFieldValue('pincodes', next.codes);
  };
  return { codes, typed, put };
}

/** Field for PIN codes, typed one by one or pasted as a list. The error names each invalid one. */
export const PincodesField = () => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { codes, typed, put } = usePincodesField();
  const { error } = useFieldProps('pincodes');
  const wrong = error ?? badPincodes(codes);
  const takeAll = () => typed && put({ codes: withPincodes(codes, typed), typed: '' });
  const press = (event: KeyboardEvent): void => {
    const last = codes.at(-1);
    if (event.key === 'Enter' && typed) {
      event.preventDefault();
      takeAll();
    } else if (event.key === 'Backspace' && !typed && last && !event.repeat) {
      // Backspace moves the last PIN code into the field, where the user can correct it.
      event.preventDefault();
      put({ codes: codes.slice(0, -1), typed: last.slice(0, -1) });
    }
  };
  return (
    <div>
      <TextBox
        id={id}
        label="Pincodes"
        required
        autoComplete="off"
        value={typed}
        inputRef={box}
        onChange={({ target }) => put(takeWhole(codes, target.value))}
        onKeyDown={press}
        onBlur={takeAll}
        error={Boolean(wrong)}
        helperText={wrong ?? 'Type the pincodes one by one, or paste a list'}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Box
        component="ul"
        aria-label="Pincodes of the area"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, p: 0, mt: 1 }}
      >
        {codes.map((code) => (
          <PincodeChip
            key={code}
            code={code}
            onRemove={() => {
              put({ codes: codes.filter((one) => one !== code), typed });
              box.current?.focus();
            }}
          />
        ))}
      </Box>
    </div>
  );
};

/** Adds a PIN code from the waitlist once, as if the user had typed it. */
export const AddedPincode = ({ pincode }: { pincode: string }) => {
  const { codes, typed, put } = usePincodesField();
  const added = useRef(false);
  useEffect(() => {
    if (added.current) return;
    added.current = true;
    put({ codes: withPincodes(codes, pincode), typed });
  });
  return null;
};
