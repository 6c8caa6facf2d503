import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TaxDocumentKind } from '../../graphql/schema.generated';
import type { SeriesPanel_BusinessFragment } from './SeriesPanel.generated';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { useUrlDialog } from '../../ui/dialog/useUrlDialog';
import { Panel } from '../../ui/table/Panel';

const FirstNumberForm = lazyDialog(() => import('./FirstNumberForm'), 'FirstNumberForm');

const names: Record<TaxDocumentKind, string> = {
  TAX_INVOICE: 'Tax invoices',
  BILL_OF_SUPPLY: 'Bills of supply',
  CREDIT_NOTE: 'Credit notes',
};

const dialogs = ['series'] as const;

interface RowProps {
  series: SeriesPanel_BusinessFragment['series'][number];
  onEdit: () => void;
}

const Row = ({ series: { kind, nextNumberFormatted, isStarted }, onEdit }: RowProps) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, py: 1 },
      ...{ px: { xs: 2, sm: 3 }, '& + &': { borderTop: 1, borderColor: 'divider' } },
    }}
  >
    <Box sx={{ mr: 'auto', minWidth: 0 }}>
      <Typography>{names[kind]}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Next: ${nextNumberFormatted}${isStarted ? '. This series is already in use.' : ''}`}
      </Typography>
    </Box>
    {!isStarted && (
      <Button
        size="small"
        variant="outlined"
        aria-label={`Edit the first number: ${names[kind]}`}
        onClick={onEdit}
      >
        Edit
      </Button>
    )}
  </Box>
);

/** Invoice series of this financial year. An unused series may begin with a number above 1. */
export const SeriesPanel = ({ business }: { business: SeriesPanel_BusinessFragment }) => {
  const { named, open, close } = useUrlDialog(dialogs);
  const edited = business.series.find(({ kind }) => kind === named?.about);
  return (
    <Panel title="Invoice series">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {business.series.map((each) => (
          <Row key={each.kind} series={each} onEdit={() => open('series', each.kind)} />
        ))}
      </Box>
      {edited && <FirstNumberForm series={edited} name={names[edited.kind]} onClose={close} />}
    </Panel>
  );
};
