import type { TextBoxProps } from '../ui/form/TextBox';
import { TextField } from '../ui/form/TextField';

const capitals: TextBoxProps['slotProps'] = {
  htmlInput: { autoCapitalize: 'characters', spellCheck: false },
};

type UppercaseCodeFieldProps = Pick<TextBoxProps, 'label' | 'helperText' | 'sx'> & { name: string };

/** Text field for an upper-case alphanumeric code (GSTIN, IFSC). */
export const UppercaseCodeField = (props: UppercaseCodeFieldProps) => (
  <TextField autoComplete="off" {...props} slotProps={capitals} />
);
