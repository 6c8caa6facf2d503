import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useChangeSubscription } from '../session/subscriptions/useChangeSubscription';
import {
  MyRoundsChangedDocument,
  MyRoundsDocument,
  type MyRoundsQuery,
} from './MyRoundPage.generated';
import { useRefetch } from '../graphql/useRefetch';
import { todayPlus } from '../ui/format/dates';
import { ignoreDoubleClick } from '../ui/ignoreDoubleClick';
import { roundChangesText, roundChanges, type RoundChange } from './roundChanges';

interface MyRoundsSubscriptionProps {
  day: string;
  rounds: MyRoundsQuery['myRounds'];
}

/** Refetches the rounds after changes by other users, but not while a dialog or form is open. */
function useMyRoundsSubscription(): void {
  const client = useApolloClient();
  const read = useRefetch({ isBackground: true, noCache: true });
  useChangeSubscription(
    MyRoundsChangedDocument,
    async (_changes, isHeld) => {
      const data = await read(MyRoundsDocument, {});
      if (isHeld()) return false;
      if (data) client.writeQuery({ query: MyRoundsDocument, data });
      return true;
    },
    { hold: 'dialog' },
  );
}

/**
 * Updates the rounds and lists changes by other users until the driver confirms the list. The
 * notice lies over the page, so that nothing moves.
 */
export const MyRoundsSubscription = ({ day, rounds }: MyRoundsSubscriptionProps) => {
  useMyRoundsSubscription();
  const [seen, setSeen] = useState(rounds);
  const [news, setNews] = useState<readonly RoundChange[]>([]);
  if (seen !== rounds) {
    setSeen(rounds);
    const more = roundChanges(seen, rounds, todayPlus(-1));
    if (more.length > 0) setNews([...news, ...more]);
  }
  const ofDay = news.filter((one) => one.day === day);
  if (ofDay.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      elevation={4}
      sx={{ position: 'sticky', bottom: 8, zIndex: 1, alignItems: 'center', fontSize: 16 }}
      action={
        <Button
          color="inherit"
          onClick={ignoreDoubleClick(() => setNews(news.filter((one) => one.day !== day)))}
          sx={{ minHeight: 48 }}
        >
          OK
        </Button>
      }
    >
      Your round has changed. {roundChangesText(ofDay)}
    </Alert>
  );
};
