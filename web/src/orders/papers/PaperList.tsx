import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { PaperList_OrderFragment } from '../../graphql/generated';
import { formatDate } from '../../ui/format/dates';
import { Money } from '../../ui/format/Money';
import { busyButtonProps } from '../../ui/busyButtonProps';
import { paperKinds, paperState } from './paperLabels';
import { useOpenPaper } from './useOpenPaper';

type Paper = PaperList_OrderFragment['papers'][number];

interface PaperLineProps {
  orderId: string;
  paper: Paper;
}

const PaperLine = ({ orderId, paper }: PaperLineProps) => {
  const { number, kind, issuedOn, total } = paper;
  const { busy, open } = useOpenPaper(orderId);
  const state = paperState(paper);
  return (
    <ListItem disableGutters sx={{ gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', fontSize: 14 }}>
          {paperKinds[kind]} {number}
        </Typography>
        <Typography component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
          {formatDate(issuedOn)} · <Money paise={total} />
          {state && ` · ${state}`}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        sx={{ flex: 'none' }}
        aria-label={`Open PDF of ${number}`}
        {...busyButtonProps(busy, () => void open(paper))}
      >
        {busy ? 'Opening...' : 'Open PDF'}
      </Button>
    </ListItem>
  );
};

/** The papers of an order, each to be opened as a file. */
export const PaperList = ({ order }: { order: PaperList_OrderFragment }) => (
  <List disablePadding aria-label="Invoices">
    {order.papers.map((paper) => (
      <PaperLine key={paper.id} orderId={order.id} paper={paper} />
    ))}
  </List>
);
