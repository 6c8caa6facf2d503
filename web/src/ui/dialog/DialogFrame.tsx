import Box from '@mui/material/Box';
import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import Modal from '@mui/material/Modal';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { overlayStack } from './overlayStack';
import { useToastInset } from './useToastInset';
import type { UnsavedChangesGuard } from './useUnsavedChangesGuard';
import { OverlayLevel, useOverlay } from './useOverlay';

export type WindowProps = Omit<MuiDialogProps, 'onClose'>;

interface FrameProps extends WindowProps {
  guard: Pick<UnsavedChangesGuard, 'close'>;
}

/** Appearance and accessible name of a dialog window. */
type WindowAppearance = Omit<WindowProps, 'open' | 'children'>;

interface Steps {
  /** Element of the window that nested dialogs render into. */
  place: RefObject<HTMLElement | null>;
  /** Looks of the open nested dialogs. The window has the look of the last one. */
  setLooks: Dispatch<SetStateAction<readonly WindowAppearance[]>>;
}

/** Window that nested dialogs render into; null on a page. */
const StepsContext = createContext<Steps | null>(null);

// Content below a nested dialog keeps its input but is hidden. Hiding by styles alone makes it visible before the focus
// returns to it.
const below = { display: 'contents' };
const stepPlace = { ...below, '&:not(:empty) + *, & > :not(:last-child)': { display: 'none' } };

/** MUI dialog window. The guard checks for unsaved changes on Escape, Back and a click outside. */
const DialogSurface = ({ guard, open, children, ...own }: FrameProps) => {
  const level = useContext(OverlayLevel);
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [looks, setLooks] = useState<readonly WindowAppearance[]>([]);
  const steps = useMemo(() => ({ place, setLooks }), []);
  useOverlay(open, guard);
  const { className, fullScreen } = own;
  const step = looks.at(-1);
  const look = step ? { ...step, className, fullScreen } : own;
  const room = useToastInset(open, paper, look.maxWidth);
  return (
    <MuiDialog
      {...look}
      open={open}
      slotProps={{
        ...look.slotProps,
        paper: { ...look.slotProps?.paper, ref: setPaper },
        // A low window has no room to spare for messages.
        container: { sx: { '@media (min-height: 481px)': { pt: `${room}px` } } },
      }}
      // Escape closes the top layer first, for example a form inside the dialog. A click outside closes a nested
      // dialog.
      onClose={(_event, reason) =>
        step || reason === 'escapeKeyDown' ? overlayStack.closeTop() : guard.close()
      }
    >
      <OverlayLevel value={level + 1}>
        <StepsContext value={steps}>
          <Box sx={stepPlace} ref={place} />
          <Box sx={below}>{children}</Box>
        </StepsContext>
      </OverlayLevel>
    </MuiDialog>
  );
};

/** Lets long content scroll within the window. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0, outline: 0 };

/** A nested dialog is part of the surrounding window, not above the page. */
const stepModal = { ...column, position: 'static', zIndex: 'auto' };

/** Nested dialog that replaces the content of the surrounding window until it closes. It holds the focus. */
const Step = ({ guard, place, setLooks, children, ...own }: Omit<FrameProps, 'open'> & Steps) => {
  const level = useContext(OverlayLevel);
  const [look] = useState<WindowAppearance>(own);
  useOverlay(true, guard);
  useLayoutEffect(() => {
    setLooks((looks) => [...looks, look]);
    return () => setLooks((looks) => looks.filter((other) => other !== look));
  }, [setLooks, look]);
  return (
    <Modal
      open
      hideBackdrop
      disableScrollLock
      container={() => place.current}
      onClose={() => overlayStack.closeTop()}
      sx={stepModal}
    >
      <Box
        role="group"
        data-step
        aria-labelledby={own['aria-labelledby']}
        aria-describedby={own['aria-describedby']}
        sx={column}
      >
        <OverlayLevel value={level + 1}>{children}</OverlayLevel>
      </Box>
    </Modal>
  );
};

/** Dialog frame: a window on a page, or a nested dialog inside an open window. */
export const DialogFrame = (props: FrameProps) => {
  const steps = useContext(StepsContext);
  if (!steps) return <DialogSurface {...props} />;
  const { open, ...step } = props;
  return open && <Step {...step} {...steps} />;
};
