import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';
import { narrowScreen } from '../useIsNarrowScreen';

interface PanelProps {
  title?: ReactNode;
  heading?: 'h1' | 'h2';
  /** Buttons to the right of the title. */
  actions?: ReactNode;
  filters?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2 } as const;

const compact = {
  '& .MuiInputBase-root': { minHeight: 40, [narrowScreen]: { minHeight: 44 } },
  '& .MuiInputBase-root, & .MuiInputLabel-root': { fontSize: { xs: 16, md: 14 } },
} as const;

const Head = memo(
  ({ id, title, heading, actions }: Omit<PanelProps, 'children'> & { id: string }) => (
    <Box sx={{ ...bar, py: 1.5, minHeight: 58 }}>
      <Typography id={id} variant="h3" component={heading ?? 'h2'} sx={{ mr: 'auto' }}>
        {title}
      </Typography>
      {actions}
    </Box>
  ),
);

const Filters = memo(({ title, filters }: Pick<PanelProps, 'title' | 'filters'>) => (
  <Box sx={{ ...bar, pb: 2, pt: title ? 0.5 : 2, alignItems: 'flex-start', ...compact }}>
    {filters}
  </Box>
));

const Foot = memo(({ children }: Pick<PanelProps, 'children'>) => (
  <Box sx={{ ...bar, py: 0.5, minHeight: 44, borderTop: 1, borderColor: 'divider', fontSize: 14 }}>
    {children}
  </Box>
));

/** Table panel: title, filters, rows and footer. Memoised parts do not re-render. */
export const Panel = ({ title, heading, actions, filters, footer, children }: PanelProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title ? id : undefined}
      sx={{ borderRadius: '12px', overflow: 'hidden', borderColor: 'divider' }}
    >
      {(title ?? actions) && <Head {...{ id, title, heading, actions }} />}
      {filters && <Filters title={title} filters={filters} />}
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>
      {footer && <Foot>{footer}</Foot>}
    </Paper>
  );
};
