import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { SnackbarContent, useSnackbar, type CustomContentProps, type VariantType } from 'notistack';
import { useCallback, type Ref } from 'react';
import { ToastBox, ToastText } from './ToastBox';
import { ACT_STAY, type ToastKind } from './toastDesk';
import { leaveToast } from './toastFocus';
import { toastRole } from './toastPlace';
import { useStay } from './useStay';

const icons: Record<ToastKind, typeof Close> = {
  success: CheckCircle,
  error: ErrorOutlined,
  info: InfoOutlined,
};

const kindOf = (variant: VariantType): ToastKind =>
  variant === 'success' || variant === 'error' ? variant : 'info';

type ToastCardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

export const ToastCard = ({ id, message, variant, action, ref }: ToastCardProps) => {
  const { closeSnackbar } = useSnackbar();
  const kind = kindOf(variant);
  const Icon = icons[kind];
  const close = useCallback(() => {
    leaveToast();
    closeSnackbar(id);
  }, [closeSnackbar, id]);
  const stay = useStay(action ? ACT_STAY : null, close);
  return (
    <SnackbarContent ref={ref} role={toastRole(kind)} {...stay}>
      <ToastBox kind={kind}>
        <Icon fontSize="small" aria-hidden />
        <ToastText>{message}</ToastText>
        {typeof action === 'function' ? action(id) : action}
        <IconButton aria-label="Dismiss" color="inherit" onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </ToastBox>
    </SnackbarContent>
  );
};
