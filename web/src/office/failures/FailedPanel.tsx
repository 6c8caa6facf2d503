import type { GridColDef } from '@mui/x-data-grid';
import { type ReactNode } from 'react';
import type { FailureFilter } from '../../graphql/schema.generated';
import { PageMeta } from '../../ui/PageMeta';
import { ColumnsButton } from '../../ui/table/ColumnsButton';
import { DataTable } from '../../ui/table/DataTable';
import { Pager } from '../../ui/table/Pager';
import { Panel } from '../../ui/table/Panel';
import { useTable, type TableRow } from '../../ui/table/useTable';
import type { useCursorPage } from '../../ui/table/useCursorPage';
import { useTableFitsViewport } from '../../ui/table/useTableFitsViewport';
import { FailedFilters } from './FailedFilters';

interface FailedList<Row> {
  nodes: readonly Row[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

interface FailedPanelProps<Row extends TableRow> {
  title: string;
  /** Plural noun for the rows, within a sentence. */
  things: string;
  filter: FailureFilter;
  page: ReturnType<typeof useCursorPage>;
  list: FailedList<Row> | undefined;
  query: { loading: boolean; error?: unknown; refetch: () => unknown };
  columns: GridColDef<Row>[];
  card: (row: Row) => ReactNode;
  /** The open dialog. */
  children?: ReactNode;
}

function emptyText({ dismissed, ...days }: FailureFilter, things: string): string {
  if (Object.keys(days).length > 0) return 'Nothing matches these filters. Change or clear them.';
  return dismissed ? `No dismissed ${things.replace('failed ', '')}` : `No ${things}`;
}

/** List of failures with a filter for dismissed ones. */
export function FailedPanel<Row extends TableRow>(props: FailedPanelProps<Row>) {
  const { title, things, filter, page, list, query, columns, card } = props;
  const table = useTable(title);
  const fits = useTableFitsViewport(columns, table.view.hidden);
  return (
    <>
      <PageMeta title={title} noIndex />
      <Panel
        title={title}
        heading="h1"
        actions={<ColumnsButton table={table} columns={columns} disabled={!list?.nodes.length} />}
        filters={<FailedFilters filter={filter} />}
        footer={list && <Pager page={page} pageInfo={list.pageInfo} count={list.nodes.length} />}
      >
        <DataTable
          label={title}
          page={page.after}
          table={table}
          rows={list?.nodes}
          columns={columns}
          loading={query.loading}
          loadingText={`Loading ${things}...`}
          error={query.error}
          errorText={`Failed to fetch ${things}`}
          onRetry={() => void query.refetch()}
          empty={emptyText(filter, things)}
          maxHeight={fits ? 'max(320px, calc(100dvh - 290px))' : undefined}
          card={card}
        />
      </Panel>
      {props.children}
    </>
  );
}
