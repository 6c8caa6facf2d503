import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDownload } from '../../session/useDownload';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { StaleDataNotice } from '../../ui/feedback/StaleDataNotice';
import { RenderWhenVisible } from '../../ui/feedback/RenderWhenVisible';
import { Panel } from '../../ui/table/Panel';
import { busyButtonProps } from '../../ui/busyButtonProps';

interface ReportSectionProps {
  title: string;
  actions?: ReactNode;
  /** File name and path of the CSV download. */
  csv: { name: string; path: string };
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Undefined while the totals load. */
  isEmpty: boolean | undefined;
  /** Without a chart the table has the full width. */
  chart?: ReactNode;
  table: ReactNode;
}

/** One section of the reports: chart, table of totals and CSV download. */
export const ReportSection = (props: ReportSectionProps) => {
  const { title, actions, csv, query, isEmpty, chart, table } = props;
  const { busy, download } = useDownload(csv.name);
  const { error, loading } = query;
  const retry = (): void => void query.refetch();
  const here = isEmpty !== undefined;
  return (
    <Panel
      title={title}
      actions={
        <>
          {actions}
          <Button
            size="small"
            color="inherit"
            startIcon={<DownloadOutlined />}
            aria-label={`Download CSV: ${title}`}
            {...busyButtonProps(busy, () => void download(csv.path))}
          >
            {busy ? 'Preparing CSV...' : 'CSV'}
          </Button>
        </>
      }
    >
      {Boolean(error) && !here && <ErrorState error={error} onRetry={retry} />}
      {Boolean(error) && here && !loading && <StaleDataNotice error={error} onRetry={retry} />}
      {!error && !here && <ListSkeleton rows={4} />}
      {isEmpty === true && <EmptyState title="No data for these days" text="Choose other days." />}
      {isEmpty === false && (
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            p: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: chart ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
            },
          }}
        >
          {chart && (
            <RenderWhenVisible waiting={<ListSkeleton rows={4} />}>{chart}</RenderWhenVisible>
          )}
          {table}
        </Box>
      )}
    </Panel>
  );
};
