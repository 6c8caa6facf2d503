import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { PageMeta } from '../../ui/PageMeta';
import { Panel } from '../../ui/table/Panel';
import { useUrlParams } from '../../ui/useUrlParams';
import { FeedbackList } from './FeedbackList';
import { MessageList } from './MessageList';

export const ReviewsPage = () => {
  const { params, change } = useUrlParams();
  const messages = params.get('tab') === 'messages';
  const title = messages ? 'Messages' : 'Reviews';
  return (
    <>
      <PageMeta title={title} noIndex />
      <Tabs
        value={messages ? 'messages' : 'reviews'}
        aria-label="Customer feedback"
        onChange={(_, next: string) =>
          change({ tab: next === 'messages' ? next : null }, { push: true })
        }
        sx={{ mb: 1.5, minHeight: 44 }}
      >
        <Tab value="reviews" label="Reviews" sx={{ minHeight: 44 }} />
        <Tab value="messages" label="Messages" sx={{ minHeight: 44 }} />
      </Tabs>
      <Panel title={title} heading="h1">
        {messages ? <MessageList /> : <FeedbackList />}
      </Panel>
    </>
  );
};
