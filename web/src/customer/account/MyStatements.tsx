import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMyStatementsQuery, type MyStatementsQuery } from './MyStatements.generated';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { formatDate } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { LoadMore } from '../../ui/table/LoadMore';
import { StatementFiles } from '../../statements/StatementFiles';

type StatementRow = MyStatementsQuery['statements']['nodes'][number];

const pageSize = 12;

const StatementItem = ({ userId, statement }: { userId: string; statement: StatementRow }) => {
  const { from, to, charged, credited, balanceDue, advance, lines } = statement.figures;
  const days = `${formatDate(from)} – ${formatDate(to)}`;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
          {days}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          Charged <Money paise={charged} /> · paid <Money paise={credited} /> · balance due{' '}
          <Money paise={balanceDue} />
          {advance > 0 && (
            <>
              {' '}
              · advance <Money paise={advance} />
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <StatementFiles userId={userId} period={{ from, to }} of={days} lines={lines} />
      </Box>
    </Box>
  );
};

/** Monthly statements of an enterprise, as they were issued. */
export const MyStatements = ({ userId }: { userId: string }) => {
  const { data, error, refetch, fetchMore } = useMyStatementsQuery({
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.statements;
  return (
    <Box component="section" aria-label="Your statements" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Your statements
      </Typography>
      <Card sx={{ px: { xs: 2.5, md: 3.5 }, py: 1.5 }}>
        {!list &&
          (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
        {list?.nodes.length === 0 && (
          <Typography sx={{ py: 1.5, color: 'text.secondary' }}>
            No statements yet. Each month’s statement appears here on the 1st of the next month and
            is emailed to you.
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list?.nodes.map((statement) => (
            <StatementItem key={statement.id} userId={userId} statement={statement} />
          ))}
        </Box>
        {list?.pageInfo.hasNextPage && (
          <LoadMore
            label="Show older statements"
            onMore={() =>
              fetchMore({
                variables: { after: list.pageInfo.endCursor },
                updateQuery: (
                  { statements: shown },
                  { fetchMoreResult: { statements: more } },
                ) => ({
                  statements: { ...more, nodes: [...shown.nodes, ...more.nodes] },
                }),
              })
            }
          />
        )}
      </Card>
    </Box>
  );
};
