import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useOrderViewCountsQuery } from '../../../graphql/generated';
import { useUrlParams } from '../../../ui/useUrlParams';
import { countText, tabsWith, viewLabels, viewMeaning, viewOf } from './orderViews';

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

/** Orders by what there is to do with them; whatever is filtered besides stays. */
export const OrderViewTabs = () => {
  const { params, change } = useUrlParams();
  const view = viewOf(params.get('view'));
  const { data } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = new Map(data?.orderViewCounts.map(({ view: name, count }) => [name, count]));
  return (
    <Box sx={{ mb: { xs: 1, sm: 1.5 } }}>
      <Tabs
        value={view ?? all}
        aria-label="Orders by what there is to do"
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_, next: string) => change({ view: viewOf(next), after: null }, { push: true })}
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
      </Tabs>
      {view && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {viewMeaning(view)}
        </Typography>
      )}
    </Box>
  );
};
