import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { Shortcut } from '../Shortcut';
import { searchKey, useHotkey } from '../useHotkey';
import { useUrlParams } from '../useUrlParams';

interface SearchBoxProps {
  placeholder: string;
  /** Called when the user presses the down arrow, to move to the table below. */
  onLeave?: () => void;
  width?: number;
}

const pause = 250;

/**
 * Search field, focused by "/". It writes the URL after a pause or on Enter, and resets the list to its first
 * page.
 */
export const SearchBox = ({ placeholder, onLeave, width }: SearchBoxProps) => {
  const { params, change } = useUrlParams();
  const value = params.get('search') ?? '';
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Back and links change the URL value from outside, which replaces the text. A value that equals
  // the typed text is the user's own.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useHotkey(searchKey, () => box.current?.select());
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (next: string, wait: number): void => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change({ search: next.trim(), after: null }), wait);
  };

  return (
    <TextField
      size="small"
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={(event) => search(event.target.value, pause)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0);
        if (event.key === 'Escape') search('', 0);
        if (event.key === 'ArrowDown' && onLeave) {
          event.preventDefault();
          onLeave();
        }
      }}
      sx={{ flex: { xs: '1 1 170px', sm: 'none' }, width: { sm: width ?? 260 } }}
      slotProps={{
        htmlInput: { ref: box, 'aria-label': placeholder, 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: !text && <Shortcut keys="/" />,
        },
      }}
    />
  );
};
