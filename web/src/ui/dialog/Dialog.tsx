import Button from '@mui/material/Button';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { layers } from './layers';
import { useMessageRoom } from './useMessageRoom';
import { GuardContext, useGuard, type Guard } from './useGuard';
import { LayerLevel, useLayer } from './useLayer';

interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  /** Called when it may close: nothing is saving, and what was changed may go. */
  onClose: () => void;
  /** True while something is saved that is no form inside it. */
  busy?: boolean;
}

interface FrameProps extends Omit<MuiDialogProps, 'onClose'> {
  guard: Pick<Guard, 'close' | 'free'>;
}

/** MUI's dialog as a layer: Escape, a click beside it and Back all ask the guard. */
const Frame = ({ guard, open, children, ...rest }: FrameProps) => {
  const level = useContext(LayerLevel);
  const paper = useRef<HTMLDivElement>(null);
  const room = useMessageRoom(open, paper);
  useLayer(open, guard);
  return (
    <MuiDialog
      {...rest}
      open={open}
      slotProps={{
        ...rest.slotProps,
        paper: { ...rest.slotProps?.paper, ref: paper },
        // A window of little height has none to give.
        container: { sx: { '@media (min-height: 481px)': { pt: `${room}px` } } },
      }}
      // Escape leaves a form inside the dialog first.
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? layers.closeTop() : guard.close())}
    >
      <LayerLevel value={level + 1}>{children}</LayerLevel>
    </MuiDialog>
  );
};

const AskedDialog = ({ asking, keep, discard }: Pick<Guard, 'asking' | 'keep' | 'discard'>) => {
  const titleId = useId();
  const textId = useId();
  return (
    <Frame
      open={asking}
      guard={{ close: keep, free: () => true }}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>Discard changes?</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>What you changed is not saved yet.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={keep} autoFocus>
          Keep editing
        </Button>
        <Button variant="contained" color="error" onClick={discard}>
          Discard
        </Button>
      </DialogActions>
    </Frame>
  );
};

interface GuardedProps {
  guard: Guard;
  children: ReactNode;
}

/** What stands inside tells the guard of its changes, and asks it to close. */
const Guarded = ({ guard, children }: GuardedProps) => (
  <GuardContext value={guard}>
    {children}
    <AskedDialog asking={guard.asking} keep={guard.keep} discard={guard.discard} />
  </GuardContext>
);

/** The one dialog: it asks before changes are lost and never closes while it saves. */
export const Dialog = ({ onClose, busy, children, ...props }: DialogProps) => {
  const guard = useGuard(onClose, busy);
  return (
    <Frame {...props} guard={guard}>
      <Guarded guard={guard}>{children}</Guarded>
    </Frame>
  );
};

interface FormLayerProps {
  onClose: () => void;
  children: ReactNode;
}

/** A form that opens inside a page or a dialog: seen with its buttons, left first, and as carefully. */
export const FormLayer = ({ onClose, children }: FormLayerProps) => {
  const level = useContext(LayerLevel);
  const guard = useGuard(onClose);
  const place = useRef<HTMLDivElement>(null);
  useLayer(true, guard);
  useEffect(() => {
    // Not every environment can scroll.
    const element = place.current;
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <LayerLevel value={level + 1}>
      <div ref={place} style={{ scrollMarginBottom: 16 }}>
        <Guarded guard={guard}>{children}</Guarded>
      </div>
    </LayerLevel>
  );
};
