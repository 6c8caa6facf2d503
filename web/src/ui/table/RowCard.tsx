import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { Description } from './DescriptionList';

interface RowCardProps {
  title: string;
  /** Opens the row. The whole card is a click target. */
  onOpen?: () => void;
  /** Ids and dates below the title. */
  about?: ReactNode;
  chips?: ReactNode;
  facts?: readonly (Description | false)[];
  /** Buttons at the end of the card, such as the next step. */
  actions?: ReactNode;
  /** Short content beside the title. */
  side?: ReactNode;
}

// Above the title's click target, which covers the whole card.
const above = { position: 'relative', zIndex: 1 } as const;

/** Keeps the checkbox at the height of the title, however many lines follow the title. */
const besideTitle = { '&:has(.select-box)': { alignSelf: 'flex-start', my: '-6px' } } as const;

const Title = ({ title, onOpen }: Pick<RowCardProps, 'title' | 'onOpen'>) => {
  const look = {
    ...{ fontSize: 16, fontWeight: 650 },
    ...{ maxWidth: '100%', overflowWrap: 'break-word' },
  } as const;
  if (!onOpen) return <Box sx={look}>{title}</Box>;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="none"
      onClick={onOpen}
      sx={{
        ...look,
        textAlign: 'left',
        minHeight: 24,
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {title}
    </Link>
  );
};

const Head = ({ title, onOpen, about, side }: RowCardProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box sx={{ mr: 'auto', minWidth: 0 }}>
      <Title title={title} onOpen={onOpen} />
      {about && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mt: 0.25 }}>{about}</Box>
      )}
    </Box>
    {side && <Box sx={{ ...above, display: 'flex', flex: 'none', ...besideTitle }}>{side}</Box>}
  </Box>
);

/** Row of a list as a card, for narrow screens. */
export const RowCard = (props: RowCardProps) => {
  const { chips, facts = [], actions } = props;
  return (
    <Box
      sx={{
        position: 'relative',
        p: 2,
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        fontSize: 14,
      }}
    >
      <Head {...props} />
      {chips && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>{chips}</Box>}
      <Box component="dl" sx={{ m: 0, '&:not(:empty)': { mt: 1 } }}>
        {facts
          .filter((fact) => fact !== false)
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'flex', gap: 2, py: 0.25 }}>
              <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
                {name}
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, ml: 'auto', textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {value}
              </Box>
            </Box>
          ))}
      </Box>
      {actions && (
        <Box
          sx={{
            ...above,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mt: 1.5,
            '& .MuiButton-root': { minHeight: 44 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
};
