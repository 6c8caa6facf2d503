import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useOrderViewCountsQuery, useSavedViewsQuery } from '../../../graphql/generated';
import { useUrlParams } from '../../../ui/useUrlParams';
import { countText, tabsWith, viewLabels, viewMeaning, viewOf } from './orderViews';
import { OwnViewBar } from './OwnViewBar';
import { changesTo, filterText, openOf } from './ownViews';

const all = 'all';

const Count = ({ count }: { count: number }) => (
  <Box
    component="span"
    sx={{
      ml: 1,
      px: 0.75,
      borderRadius: '9px',
      bgcolor: 'action.selected',
      color: 'text.primary',
      fontSize: 12,
      lineHeight: '18px',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {countText(count)}
  </Box>
);

/** What the address says of tabs, and where they lead. */
function useViews() {
  const { params, change } = useUrlParams();
  const view = viewOf(params.get('view'));
  const query = filterText(params);
  const { data } = useSavedViewsQuery({ fetchPolicy: 'cache-and-network' });
  const own = data?.savedViews ?? [];
  const open = openOf(own, query);
  const go = (next: string): void => {
    const chosen = own.find(({ id }) => id === next);
    const tab = { view: viewOf(next), after: null };
    // From an own view nothing of it stays; from a tab, what is filtered besides does.
    const changes = chosen ? changesTo(chosen.query) : { ...(open && changesTo('')), ...tab };
    change(changes, { push: true });
  };
  return { view, query, own, open, go };
}

/** Orders by what there is to do with them, and as somebody has saved them; what is filtered besides stays. */
export const OrderViewTabs = () => {
  const { view, query, own, open, go } = useViews();
  const { data } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = new Map(data?.orderViewCounts.map(({ view: name, count }) => [name, count]));
  return (
    <Box sx={{ mb: { xs: 1, sm: 1.5 } }}>
      <Tabs
        value={open?.id ?? view ?? all}
        aria-label="Orders by what there is to do"
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_, next: string) => go(next)}
        sx={{ minHeight: 44, '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.5 } }}
      >
        <Tab value={all} label="All" />
        {tabsWith(view).map((name) => (
          <Tab
            key={name}
            value={name}
            title={viewMeaning(name)}
            label={
              <span>
                {viewLabels[name]}
                {counts.has(name) && <Count count={counts.get(name) ?? 0} />}
              </span>
            }
          />
        ))}
        {own.map(({ id, name }) => (
          <Tab key={id} value={id} label={name} />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          color: 'text.secondary',
          fontSize: 14,
        }}
      >
        {view && <Box sx={{ mt: 1, mr: 'auto' }}>{viewMeaning(view)}</Box>}
        <OwnViewBar query={query} view={open} />
      </Box>
    </Box>
  );
};
