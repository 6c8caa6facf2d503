import { lastScanned } from '@laundry/api/rules/tag-code';
import { skipToken } from '@apollo/client/react';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchQuery } from './SearchDialog.generated';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { lazySection } from '../../../ui/feedback/lazySection';
import { SearchCombobox } from '../../../ui/SearchCombobox';
import { useDebounced } from '../../../ui/table/useDebounced';
import { commandsFor, searchLabel, type Command } from './commands';
import { leastSearch } from '../new-order/CustomerPicker';
import {
  commandGroups,
  drawn,
  foundGroups,
  isCommand,
  isOrder,
  type SearchHit,
} from './searchHits';

const TagScanner = lazySection(() => import('./TagScanner'), 'TagScanner');

const pause = 120;

function noteFor(text: string, finds: boolean, there: boolean): string {
  if (!finds) return 'No page or action with this name.';
  if (text.length < leastSearch)
    return 'Enter at least 3 characters of a phone number, name, order ID, address or email.';
  return there ? 'Nothing found. Check the spelling, or search by phone number.' : 'Searching...';
}

/**
 * Result that Enter opens if no result is selected: a page or action, else the order with that
 * number, else the only result.
 */
function defaultHit(hits: readonly SearchHit[], text: string): SearchHit | undefined {
  const id = text.replace(/^#/, '').toLowerCase();
  const named = hits.find((hit) => isOrder(hit) && [hit.id, hit.shortId].includes(id));
  const [command] = hits.filter(isCommand);
  if (command) return command;
  const people = hits.filter((hit) => !isOrder(hit) && !isCommand(hit));
  if (named || people.length > 1) return named;
  return people[0] ?? (hits.length === 1 ? hits[0] : undefined);
}

interface SearchProps {
  scanned?: string | undefined;
  /** False for users who may not read orders and customers. */
  finds: boolean;
  commands: readonly Command[];
  /** Text that the user typed before the field had loaded. */
  typed: () => { text: string; entered: boolean };
  onChoose: (hit: SearchHit) => void;
  box?: Ref<HTMLInputElement>;
}

const Search = ({ scanned, finds, commands, typed: early, onChoose, box }: SearchProps) => {
  const [first] = useState(early);
  const [typed, setTyped] = useState(scanned || lastScanned(first.text));
  const text = typed.trim();
  const asked = useDebounced(text, pause);
  const long = finds && asked.length >= leastSearch;
  const { data, error, refetch } = useSearchQuery(
    long ? { variables: { query: asked }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const found = long && asked === text ? data?.search : undefined;
  const named = commandsFor(commands, text);
  // Pages and actions are found at once. Orders and customers need a request.
  const answered = named.length > 0 || found !== undefined;
  const groups = [...commandGroups(named), ...(found ? foundGroups(found) : [])];
  return (
    <>
      <SearchCombobox
        label={searchLabel(finds)}
        text={typed}
        onText={(next) => setTyped(lastScanned(next))}
        groups={answered ? groups : undefined}
        note={noteFor(text, finds, found !== undefined)}
        idOf={(hit) => (isCommand(hit) ? `${hit.kind} ${hit.label}` : hit.id)}
        draw={drawn}
        onChoose={onChoose}
        sure={(hits) => defaultHit(hits, text)}
        entered={scanned || (first.entered ? typed : '')}
        box={box}
      />
      {error && !found && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
};

/** Browsers offer cameras in secure contexts only, and ask the user before use. */
const mayScan = (): boolean => 'mediaDevices' in navigator;

/** The search field, or the phone camera as a scanner. */
const SearchOrScan = ({ scanned, ...props }: SearchProps) => {
  const [camera, setCamera] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [tag, setTag] = useState(scanned);
  const box = useRef<HTMLInputElement>(null);
  // If the camera fails, a hand scanner can type the next tag into the field.
  const stop = (why?: string): void => {
    setCamera(false);
    setFailure(why);
    box.current?.focus();
  };
  const start = (): void => {
    setFailure(undefined);
    setCamera(true);
  };
  return (
    <>
      {props.finds && mayScan() && (
        <Button
          size="small"
          startIcon={<QrCodeScanner />}
          aria-expanded={camera}
          onClick={() => (camera ? stop() : start())}
          sx={{ mb: 1.5 }}
        >
          {camera ? 'Stop the camera' : 'Scan a tag'}
        </Button>
      )}
      {failure && <Alert severity="warning">{failure}</Alert>}
      {camera && <TagScanner onTag={setTag} onFailure={stop} />}
      <Search key={tag} scanned={tag} {...props} box={box} />
    </>
  );
};

interface SearchDialogProps {
  open: boolean;
  /** Code of a scanned tag, which opens its order at once. */
  scanned?: string | undefined;
  finds: boolean;
  commands: readonly Command[];
  /** Text that the user typed while the search loaded. */
  typed: SearchProps['typed'];
  onClose: () => void;
}

/** Search over orders, customers, pages and actions. Searches are not stored. */
export const SearchDialog = ({ open, onClose, ...props }: SearchDialogProps) => {
  const navigate = useNavigate();
  const choose = (hit: SearchHit): void => {
    onClose();
    if (isCommand(hit)) return hit.run();
    void navigate(isOrder(hit) ? `/orders?order=${hit.id}` : `/customermanager?view=${hit.id}`);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-label="Search"
      slotProps={{ paper: { sx: { alignSelf: 'start' } } }}
    >
      <DialogContent>
        <SearchOrScan {...props} onChoose={choose} />
      </DialogContent>
    </Dialog>
  );
};
