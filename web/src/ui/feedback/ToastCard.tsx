import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import type { Tone } from '../tones';

const looks = {
  success: { tone: 'green', Icon: CheckCircle },
  error: { tone: 'red', Icon: ErrorOutlined },
  info: { tone: 'blue', Icon: InfoOutlined },
  warning: { tone: 'yellow', Icon: InfoOutlined },
  default: { tone: 'blue', Icon: InfoOutlined },
} as const satisfies Record<string, { tone: Tone; Icon: typeof Close }>;

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

export const ToastCard = ({ id, message, variant, ref }: ToastCardProps) => {
  const { closeSnackbar } = useSnackbar();
  const { tone, Icon } = looks[variant];
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
      <Box
        data-toast
        tabIndex={-1}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          width: '100%',
          maxWidth: 420,
          minWidth: { sm: 300 },
          pl: 2,
          pr: 0.5,
          py: 0.5,
          borderRadius: '12px',
          fontSize: 16,
          fontWeight: 600,
          boxShadow: 'var(--soft-shadow)',
          color: `var(--tone-${tone}-text)`,
          bgcolor: `var(--tone-${tone}-ground)`,
          border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
        }}
      >
        <Icon fontSize="small" aria-hidden />
        <Box sx={{ flex: 1, py: 1, overflowWrap: 'anywhere' }}>{message}</Box>
        <IconButton aria-label="Dismiss" color="inherit" onClick={() => closeSnackbar(id)}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </SnackbarContent>
  );
};
