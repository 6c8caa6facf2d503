import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePermissions } from '../../../session/permissions/usePermissions';
import { useGstSectionQuery, type GstSectionQuery } from './GstSection.generated';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { dataOrPrevious } from '../../../ui/feedback/dataOrPrevious';
import { ListSkeleton } from '../../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../../ui/feedback/StaleDataNotice';
import { formatCount } from '../../../ui/format/formatMoney';
import { Panel } from '../../../ui/table/Panel';
import { useUrlParams } from '../../../ui/useUrlParams';
import { periodText } from '../reportUrlState';
import { JournalFile, ReturnFiles } from './GstFiles';
import { GstFilters } from './GstFilters';
import { GstTotals } from './GstTotals';
import { type GstUrlState, readGstUrlState, whyNothing } from './gstUrlState';

type Summary = GstSectionQuery['gstSummary'];

const Nothing = ({ summary }: { summary: Summary }) => {
  const may = usePermissions();
  return (
    <EmptyState
      {...whyNothing(summary)}
      action={
        !summary.hasGstin &&
        may('settings.write') && (
          <Button component={Link} to="/business" variant="outlined">
            Open company details
          </Button>
        )
      }
    />
  );
};

const withoutGstinText = (documentCount: number): string =>
  documentCount === 1
    ? 'One invoice of this period was issued without a GSTIN. It is not in these totals.'
    : `${formatCount(documentCount)} invoices of this period were issued without a GSTIN. They are not in these totals.`;

const Return = ({ summary, view }: { summary: Summary; view: GstUrlState }) => {
  if (summary.documentCount === 0) return <Nothing summary={summary} />;
  return (
    <>
      {summary.gstins.length > 1 && !view.gstin && (
        <Alert severity="info">
          The invoices of this period show {summary.gstins.length} GSTINs. Each has its own return.
          Choose one.
        </Alert>
      )}
      <GstTotals summary={summary} />
      {summary.documentsWithoutGstin > 0 && (
        <Typography variant="body2">{withoutGstinText(summary.documentsWithoutGstin)}</Typography>
      )}
      <ReturnFiles view={view} />
    </>
  );
};

/** GST totals of the invoices of a month or quarter, with the files of the return. */
export const GstSection = () => {
  const { params } = useUrlParams();
  const view = readGstUrlState(params);
  const { from, to, gstin } = view;
  const query = useGstSectionQuery({
    variables: { from, to, gstin },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading } = query;
  const summary = dataOrPrevious(query)?.gstSummary;
  const retry = (): void => void query.refetch();
  return (
    <Panel
      title="GST return"
      filters={<GstFilters view={view} gstins={summary?.gstins ?? []} />}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {periodText(view, view.isQuarter ? 'DAY' : 'MONTH')}
        </Typography>
      }
    >
      {Boolean(error) && summary && !loading && <StaleDataNotice error={error} onRetry={retry} />}
      <Stack spacing={3} sx={{ p: 2 }}>
        {Boolean(error) && !summary && <ErrorState error={error} onRetry={retry} />}
        {!error && !summary && <ListSkeleton rows={4} />}
        {summary && <Return summary={summary} view={view} />}
        <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <JournalFile view={view} />
        </Box>
      </Stack>
    </Panel>
  );
};
