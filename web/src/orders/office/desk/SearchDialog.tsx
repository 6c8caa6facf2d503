import { lastScanned } from '@laundry/api/tag-code';
import { skipToken } from '@apollo/client/react';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeskSearchQuery, type DeskSearchQuery } from '../../../graphql/generated';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { lazySection } from '../../../ui/feedback/lazySection';
import { FoundBox, type FoundGroup } from '../../../ui/FoundBox';
import { formatDate } from '../../../ui/format/dates';
import { useDebounced } from '../../../ui/table/useDebounced';
import { orderStatusLabels } from '../../orderStatus';
import { leastSearch } from './CustomerFinder';

const TagCamera = lazySection(() => import('./TagCamera'), 'TagCamera');

type Found = DeskSearchQuery['deskSearch'];
type FoundOrder = Found['orders'][number];
type FoundCustomer = Found['customers'][number];
type Hit = FoundOrder | FoundCustomer;

const isOrder = (hit: Hit): hit is FoundOrder => 'shortId' in hit;

const pause = 120;

interface LinesProps {
  head: string;
  side: string | null;
  foot: string;
}

const Lines = ({ head, side, foot }: LinesProps) => (
  <>
    <Box component="span" sx={{ display: 'flex', gap: 2, fontWeight: 600 }}>
      <Box component="span" sx={{ mr: 'auto' }}>
        {head}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {side}
      </Box>
    </Box>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {foot}
    </Box>
  </>
);

const drawn = (hit: Hit) =>
  isOrder(hit) ? (
    <Lines
      head={`#${hit.shortId} · ${hit.name}`}
      side={orderStatusLabels[hit.orderStatus]}
      foot={`${formatDate(hit.pickupDate)} · ${hit.phone} · ${hit.address}`}
    />
  ) : (
    <Lines
      head={hit.name}
      side={hit.phone}
      foot={[hit.email, hit.address].filter(Boolean).join(' · ') || 'No address yet'}
    />
  );

const groupsOf = ({ orders, customers }: Found): FoundGroup<Hit>[] => [
  { title: 'Customers', hits: customers },
  { title: 'Orders', hits: orders },
];

function noteFor(text: string, there: boolean): string {
  if (text.length < leastSearch)
    return 'A phone, a name, an order id, an address or an e-mail: at least three characters.';
  return there ? 'Nothing found.' : 'Searching...';
}

/** What is meant when Enter comes before the answer: the order of that id, the only customer, or the only order. */
function meant(hits: readonly Hit[], text: string): Hit | undefined {
  const id = text.replace(/^#/, '').toLowerCase();
  const named = hits.find((hit) => isOrder(hit) && [hit.id, hit.shortId].includes(id));
  const people = hits.filter((hit) => !isOrder(hit));
  if (named || people.length > 1) return named;
  return people[0] ?? (hits.length === 1 ? hits[0] : undefined);
}

interface SearchProps {
  scanned: string | undefined;
  /** What was typed before the box was there. */
  typed: () => { text: string; entered: boolean };
  onChoose: (hit: Hit) => void;
  box?: Ref<HTMLInputElement>;
}

const Search = ({ scanned, typed: early, onChoose, box }: SearchProps) => {
  const [first] = useState(early);
  const [typed, setTyped] = useState(scanned || lastScanned(first.text));
  const text = typed.trim();
  const asked = useDebounced(text, pause);
  const long = asked.length >= leastSearch;
  const { data, error, refetch } = useDeskSearchQuery(
    long ? { variables: { text: asked }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const found = long && asked === text ? data?.deskSearch : undefined;
  return (
    <>
      <FoundBox
        label="Search orders and customers"
        text={typed}
        onText={(next) => setTyped(lastScanned(next))}
        groups={found && groupsOf(found)}
        note={noteFor(text, found !== undefined)}
        idOf={({ id }) => id}
        draw={drawn}
        onChoose={onChoose}
        sure={(hits) => meant(hits, text)}
        entered={scanned || (first.entered ? typed : '')}
        box={box}
      />
      {error && !found && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
};

/** A camera is there for pages that nobody on the way can change, and asks before it is used. */
const mayScan = (): boolean => 'mediaDevices' in navigator;

/** The search, and the camera of a phone in the place of a hand scanner. */
const SearchOrScan = ({ scanned, typed, onChoose }: SearchProps) => {
  const [camera, setCamera] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [tag, setTag] = useState(scanned);
  const box = useRef<HTMLInputElement>(null);
  // Without a camera the next tag comes from a hand scanner, which types.
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
      <Search key={tag} scanned={tag} typed={typed} onChoose={onChoose} box={box} />
      {mayScan() && (
        <Button
          size="small"
          startIcon={<QrCodeScanner />}
          aria-expanded={camera}
          onClick={() => (camera ? stop() : start())}
          sx={{ mt: 1, mb: camera || failure ? 1 : 0 }}
        >
          {camera ? 'Stop the camera' : 'Scan a tag'}
        </Button>
      )}
      {failure && <Alert severity="warning">{failure}</Alert>}
      {camera && <TagCamera onTag={setTag} onFailure={stop} />}
    </>
  );
};

interface SearchDialogProps {
  open: boolean;
  /** The code of a tag, which opens its order at once. */
  scanned?: string | undefined;
  /** What was typed since it was asked for. */
  typed: SearchProps['typed'];
  onClose: () => void;
}

/** One search over all orders and customers; nothing of it is kept. */
export const SearchDialog = ({ open, scanned, typed, onClose }: SearchDialogProps) => {
  const navigate = useNavigate();
  const choose = (hit: Hit): void => {
    onClose();
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
        <SearchOrScan scanned={scanned} typed={typed} onChoose={choose} />
      </DialogContent>
    </Dialog>
  );
};
