import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  useStatementFiguresQuery,
  type StatementDialog_UserFragment,
} from './StatementDialog.generated';
import { CloseButton } from '../../ui/dialog/CloseButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { ListSkeleton } from '../../ui/feedback/skeletons';
import { todayPlus } from '../../ui/format/dates';
import { StatementFiles } from '../../statements/StatementFiles';
import { StatementTotals } from '../../statements/StatementTotals';
import { chosenMonth, lastMonth, type Period, wrongWith } from '../../statements/statementPeriod';

interface PeriodFieldsProps {
  period: Period;
  wrong: string | null;
  onChange: (period: Period) => void;
}

const shrink = { inputLabel: { shrink: true } } as const;

/** Choosing a month sets both days. The user can then change each day. */
const PeriodFields = ({ period, wrong, onChange }: PeriodFieldsProps) => {
  const today = todayPlus();
  const [month, setMonth] = useState(period.from.slice(0, 7));
  const day = (label: string, name: keyof Period) => (
    <TextField
      size="small"
      type="date"
      label={label}
      value={period[name]}
      error={wrong !== null}
      slotProps={{ ...shrink, htmlInput: { max: today } }}
      onChange={({ target: { value } }) => {
        setMonth('');
        onChange({ ...period, [name]: value });
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
      <TextField
        size="small"
        type="month"
        label="Month"
        value={month}
        slotProps={{ ...shrink, htmlInput: { max: today.slice(0, 7) } }}
        onChange={({ target: { value } }) => {
          setMonth(value);
          const chosen = chosenMonth(today, value);
          if (chosen) onChange(chosen);
        }}
      />
      {day('From', 'from')}
      {day('To', 'to')}
    </Box>
  );
};

interface StatementDialogProps {
  enterprise: StatementDialog_UserFragment;
  onClose: () => void;
}

/** Account statement of an enterprise for a month or other period, with downloads. */
export const StatementDialog = ({ enterprise, onClose }: StatementDialogProps) => {
  const titleId = useId();
  const [period, setPeriod] = useState(() => lastMonth(todayPlus()));
  const wrong = wrongWith(period, todayPlus());
  const { data, error, refetch } = useStatementFiguresQuery(
    wrong
      ? skipToken
      : { variables: { customerId: enterprise.id, ...period }, fetchPolicy: 'network-only' },
  );
  const figures = wrong ? undefined : data?.statementFigures;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pb: 0 }}>
        Statement
      </DialogTitle>
      <Typography variant="body2" sx={{ px: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {enterprise.name}
      </Typography>
      <DialogContent sx={{ '& dt, & dd': { fontSize: 14 } }}>
        <Box sx={{ pt: 1, mb: 2 }}>
          <PeriodFields period={period} wrong={wrong} onChange={setPeriod} />
        </Box>
        {wrong && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {wrong}
          </Typography>
        )}
        {figures && <StatementTotals figures={figures} />}
        {!wrong && !figures && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!wrong && !figures && !error && <ListSkeleton />}
      </DialogContent>
      <DialogActions>
        {!wrong && (
          <StatementFiles
            {...{ userId: enterprise.id, period, lines: figures?.lines }}
            of="this statement"
          />
        )}
        <CloseButton>Close</CloseButton>
      </DialogActions>
    </Dialog>
  );
};
