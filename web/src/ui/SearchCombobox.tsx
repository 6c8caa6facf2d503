import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';

export interface SearchGroup<Hit> {
  title: string;
  hits: readonly Hit[];
}

interface SearchComboboxProps<Hit> {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  /** Results for this exact text; undefined while loading. */
  groups: readonly SearchGroup<Hit>[] | undefined;
  /** Message shown instead of the list. */
  note: ReactNode;
  idOf: (hit: Hit) => string;
  draw: (hit: Hit) => ReactNode;
  onChoose: (hit: Hit) => void;
  /**
   * Result to choose if the user pressed Enter before the results arrived. By default the only
   * result.
   */
  sure?: (hits: readonly Hit[]) => Hit | undefined;
  /** Initial search text, handled as if the user pressed Enter after it. */
  entered?: string;
  box?: Ref<HTMLInputElement> | undefined;
}

const onlyOne = <Hit,>(hits: readonly Hit[]): Hit | undefined =>
  hits.length === 1 ? hits[0] : undefined;

const listStyle = {
  mt: 1,
  '& .MuiAutocomplete-listbox': { maxHeight: '50vh', p: 0 },
  '& .MuiAutocomplete-groupLabel': {
    ...{ position: 'static', px: 1.5, pt: 1, lineHeight: 1.6, bgcolor: 'transparent' },
    ...{ fontSize: 14, fontWeight: 650, color: 'text.secondary' },
  },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option': {
    ...{ display: 'block', px: 1.5, py: 1, minHeight: 44, fontSize: 14 },
    ...{ borderRadius: '8px', overflowWrap: 'anywhere' },
    '&.Mui-focused': { bgcolor: 'primary.light', color: 'text.primary' },
  },
} as const;

/** Shows the results below the box instead of in a popup. */
const InPlace = ({ open, children }: PopperProps) =>
  open ? <Box sx={listStyle}>{children as ReactNode}</Box> : null;

/** Chooses a result when the user pressed Enter before the results arrived. */
function useEarlyEnter<Hit>(
  { text, groups, onChoose, sure = onlyOne, entered }: SearchComboboxProps<Hit>,
  hits: readonly Hit[],
): () => void {
  const early = useRef(entered || null);
  const answer = useEffectEvent(() => {
    const hit = early.current === text ? sure(hits) : undefined;
    early.current = null;
    if (hit) onChoose(hit);
  });
  useEffect(() => {
    if (groups) answer();
  }, [groups]);
  return () => {
    if (!groups) early.current = text;
  };
}

/** Search box with results while the user types. Arrow keys move, Enter chooses. */
export function SearchCombobox<Hit>(props: SearchComboboxProps<Hit>) {
  const { label, placeholder, text, onText, groups = [], note, idOf, draw, onChoose, box } = props;
  const options = groups.flatMap(({ title, hits }) => hits.map((hit) => ({ title, hit })));
  const onEnter = useEarlyEnter(
    props,
    options.map(({ hit }) => hit),
  );
  return (
    <Box>
      <Autocomplete
        autoHighlight
        forcePopupIcon={false}
        clearOnBlur={false}
        open={options.length > 0}
        options={options}
        filterOptions={(all) => all}
        groupBy={({ title }) => title}
        getOptionLabel={({ hit }) => idOf(hit)}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason === 'input' && onText(typed)}
        onChange={(_, chosen) => chosen && onChoose(chosen.hit)}
        // The box never holds a chosen result, so the user can choose the same one again.
        value={null}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          // Escape closes the surrounding dialog instead of clearing the box.
          if (event.key === 'Escape') event.defaultMuiPrevented = true;
        }}
        slots={{ popper: InPlace }}
        slotProps={{ paper: { elevation: 0 }, clearIndicator: { sx: { display: 'none' } } }}
        renderOption={({ key, ...option }, { hit }) => (
          <li key={key} {...option}>
            {draw(hit)}
          </li>
        )}
        renderInput={(params) => (
          <TextField {...params} autoFocus inputRef={box} label={label} placeholder={placeholder} />
        )}
      />
      {options.length === 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
