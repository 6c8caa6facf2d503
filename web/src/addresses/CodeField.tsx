import type { TextBoxProps } from '../ui/form/TextBox';
import { TextField } from '../ui/form/TextField';

const capitals: TextBoxProps['slotProps'] = {
  htmlInput: { autoCapitalize: 'characters', spellCheck: false },
};

type CodeFieldProps = Pick<TextBoxProps, 'label' | 'helperText' | 'sx'> & { name: string };

/** Text field for an upper-case alphanumeric code (GSTIN, IFSC). */
export const CodeField = (props: CodeFieldProps) => (
  <TextField autoComplete="off" {...props} slotProps={capitals} />
);
