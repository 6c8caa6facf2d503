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
import { layers } from './layers';
import { useMessageRoom } from './useMessageRoom';
import type { Guard } from './useGuard';
import { LayerLevel, useLayer } from './useLayer';

export type WindowProps = Omit<MuiDialogProps, 'onClose'>;

interface FrameProps extends WindowProps {
  guard: Pick<Guard, 'close' | 'free'>;
}

/** How a window looks and what it is called. */
type Look = Omit<WindowProps, 'open' | 'children'>;

interface Steps {
  /** Where they stand in the window. */
  place: RefObject<HTMLElement | null>;
  /** One look for each that is open: the window has that of the last. */
  setLooks: Dispatch<SetStateAction<readonly Look[]>>;
}

/** The steps of the window around a component; null on a page. */
const StepsContext = createContext<Steps | null>(null);

// What stands below a step keeps all that was typed, and nothing reaches it. Styles alone hide it: it is in sight again
// before the focus goes back to it.
const below = { display: 'contents' };
const stepPlace = { ...below, '&:not(:empty) + *, & > :not(:last-child)': { display: 'none' } };

/** MUI's dialog as a layer: Escape, a click beside it and Back all ask the guard. */
const Window = ({ guard, open, children, ...own }: FrameProps) => {
  const level = useContext(LayerLevel);
  const [paper, setPaper] = useState<HTMLDivElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [looks, setLooks] = useState<readonly Look[]>([]);
  const steps = useMemo(() => ({ place, setLooks }), []);
  useLayer(open, guard);
  const { className, fullScreen } = own;
  const step = looks.at(-1);
  const look = step ? { ...step, className, fullScreen } : own;
  const room = useMessageRoom(open, paper, look.maxWidth);
  return (
    <MuiDialog
      {...look}
      open={open}
      slotProps={{
        ...look.slotProps,
        paper: { ...look.slotProps?.paper, ref: setPaper },
        // A window of little height has none to give.
        container: { sx: { '@media (min-height: 481px)': { pt: `${room}px` } } },
      }}
      // Escape leaves a form inside the dialog first; a click beside it leaves a step.
      onClose={(_event, reason) =>
        step || reason === 'escapeKeyDown' ? layers.closeTop() : guard.close()
      }
    >
      <LayerLevel value={level + 1}>
        <StepsContext value={steps}>
          <Box sx={stepPlace} ref={place} />
          <Box sx={below}>{children}</Box>
        </StepsContext>
      </LayerLevel>
    </MuiDialog>
  );
};

/** Shrinks with the window, so that what is long scrolls in it. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0, outline: 0 };

/** In the flow of the dialog that it stands in, not above the page. */
const stepModal = { ...column, position: 'static', zIndex: 'auto' };

/** A dialog that opens inside another takes the place of what stands there, and the focus until it closes. */
const Step = ({ guard, place, setLooks, children, ...own }: Omit<FrameProps, 'open'> & Steps) => {
  const level = useContext(LayerLevel);
  const [look] = useState<Look>(own);
  useLayer(true, guard);
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
      onClose={() => layers.closeTop()}
      sx={stepModal}
    >
      <Box
        role="group"
        data-step
        aria-labelledby={own['aria-labelledby']}
        aria-describedby={own['aria-describedby']}
        sx={column}
      >
        <LayerLevel value={level + 1}>{children}</LayerLevel>
      </Box>
    </Modal>
  );
};

/** A window on a page; inside of one its next step, for there is never a dialog above a dialog. */
export const Frame = (props: FrameProps) => {
  const steps = useContext(StepsContext);
  if (!steps) return <Window {...props} />;
  const { open, ...step } = props;
  return open && <Step {...step} {...steps} />;
};
