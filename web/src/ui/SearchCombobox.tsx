import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';

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
  /** Said where there is no list. */
  note: ReactNode;
  idOf: (hit: Hit) => string;
  draw: (hit: Hit) => ReactNode;
  onChoose: (hit: Hit) => void;
  /** Result for an early Enter; by default the only one. */
  sure?: (hits: readonly Hit[]) => Hit | undefined;
  /** A text that it opens with, as if Enter had been pressed on it. */
  entered?: string;
  box?: Ref<HTMLInputElement> | undefined;
}

const onlyOne = <Hit,>(hits: readonly Hit[]): Hit | undefined =>
  hits.length === 1 ? hits[0] : undefined;

const optionStyle = {
  px: 1.5,
  py: 1,
  minHeight: 44,
  fontSize: 14,
  cursor: 'pointer',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
  '&[aria-selected="true"]': { bgcolor: 'primary.light', color: 'text.primary' },
} as const;

/** Which one the arrows stand at, and an Enter that waits for what it means. */
function useChoice<Hit>({
  text,
  groups,
  onChoose,
  sure = onlyOne,
  entered,
}: SearchComboboxProps<Hit>) {
  const hits = groups?.flatMap((group) => group.hits);
  const [place, setPlace] = useState({ of: text, at: 0 });
  const early = useRef(entered || null);
  const at = place.of === text ? Math.min(place.at, Math.max(0, (hits?.length ?? 0) - 1)) : 0;
  const answer = useEffectEvent(() => {
    const meant = early.current === text && hits ? sure(hits) : undefined;
    early.current = null;
    if (meant) onChoose(meant);
  });
  useEffect(() => {
    if (groups) answer();
  }, [groups]);
  const enter = (): void => {
    const hit = hits?.[at];
    if (hit) onChoose(hit);
    else if (!hits) early.current = text;
  };
  const move = (by: number): void => {
    const count = hits?.length ?? 0;
    if (count > 0) setPlace({ of: text, at: (at + by + count) % count });
  };
  return { at, enter, move };
}

/** A box that finds as it is typed into: arrows move, Enter chooses, also one that comes before the answer. */
export function SearchCombobox<Hit>(props: SearchComboboxProps<Hit>) {
  const { label, placeholder, text, onText, groups, note, idOf, draw, onChoose, box } = props;
  const listId = useId();
  const { at, enter, move } = useChoice(props);
  const firsts = (groups ?? []).map((_, group) =>
    (groups ?? []).slice(0, group).reduce((count, { hits }) => count + hits.length, 0),
  );
  const count = (groups ?? []).reduce((sum, { hits }) => sum + hits.length, 0);
  const optionId = (place: number): string => `${listId}-${place}`;
  useEffect(() => {
    const option = document.getElementById(`${listId}-${at}`);
    // Not every environment can scroll.
    if (at > 0 && option && 'scrollIntoView' in option) option.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);
  return (
    <Box>
      <TextField
        fullWidth
        autoFocus
        inputRef={box}
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            move(event.key === 'ArrowDown' ? 1 : -1);
          }
          if (event.key === 'Enter') {
            event.preventDefault();
            if (!event.repeat) enter();
          }
        }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-expanded': count > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': count > 0 ? optionId(at) : undefined,
          },
        }}
      />
      {count === 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <Paper
        id={listId}
        role="listbox"
        aria-label="Found"
        elevation={0}
        sx={{ mt: 1, display: count > 0 ? 'block' : 'none' }}
      >
        {(groups ?? []).map(({ title, hits }, group) =>
          hits.length === 0 ? null : (
            <Box key={title} role="group" aria-label={title}>
              <Typography
                variant="body2"
                aria-hidden
                sx={{ px: 1.5, pt: 1, fontWeight: 650, color: 'text.secondary' }}
              >
                {title}
              </Typography>
              {hits.map((hit, index) => {
                const place = (firsts[group] ?? 0) + index;
                return (
                  <Box
                    key={idOf(hit)}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === at}
                    onClick={() => onChoose(hit)}
                    sx={optionStyle}
                  >
                    {draw(hit)}
                  </Box>
                );
              })}
            </Box>
          ),
        )}
      </Paper>
    </Box>
  );
}
