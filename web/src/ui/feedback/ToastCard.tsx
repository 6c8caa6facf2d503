import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { SnackbarContent, useSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import type { Ref } from 'react';
import { ToastBox, ToastText } from './ToastBox';
import type { ToastKind } from './toastDesk';
import { toastRole } from './toastPlace';

const icons: Record<ToastKind, typeof Close> = {
  success: CheckCircle,
  error: ErrorOutlined,
  info: InfoOutlined,
};

const kindOf = (variant: VariantType): ToastKind =>
  variant === 'success' || variant === 'error' ? variant : 'info';

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

export const ToastCard = ({ id, message, variant, ref }: ToastCardProps) => {
  const { closeSnackbar } = useSnackbar();
  const kind = kindOf(variant);
  const Icon = icons[kind];
  return (
    <SnackbarContent ref={ref} role={toastRole(kind)}>
      <ToastBox kind={kind}>
        <Icon fontSize="small" aria-hidden />
        <ToastText>{message}</ToastText>
        <IconButton aria-label="Dismiss" color="inherit" onClick={() => closeSnackbar(id)}>
          <Close fontSize="small" />
        </IconButton>
      </ToastBox>
    </SnackbarContent>
  );
};
