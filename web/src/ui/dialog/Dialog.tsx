import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Frame, type WindowProps } from './DialogWindow';
import { GuardContext, useGuard, type Guard } from './useGuard';
import { LayerLevel, useLayer } from './useLayer';

export interface DialogProps extends WindowProps {
  /** Called when it may close: nothing is saving and changes may be discarded. */
  onClose: () => void;
  /** True while something is saved that is no form inside it. */
  busy?: boolean;
}

interface GuardedProps {
  guard: Guard;
  children: ReactNode;
}

/** Content that reports its changes to the guard, which asks before it closes. */
const Guarded = ({ guard, children }: GuardedProps) => (
  <GuardContext value={guard}>
    {children}
    <ConfirmDialog
      open={guard.asking}
      destructive
      title="Discard changes?"
      question="Your changes are not saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      onCancel={guard.keep}
      onConfirm={guard.discard}
    />
  </GuardContext>
);

/**
 * The one dialog: it asks before changes are lost and never closes while it saves. Inside another it is a step of that
 * one's window.
 */
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

/** Returns the focus to the former element, unless it has moved elsewhere. */
function useFocusBack(place: RefObject<HTMLElement | null>): void {
  // Read before the content takes the focus.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      const focused = document.activeElement;
      // A button that was disabled while it saved leaves it to the dialog around, or to the page.
      const isHere = part?.contains(focused) || focused?.contains(part);
      if (isHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener, place]);
}

/** A form that opens inside a page or a dialog: seen with its buttons, left first, and as carefully. */
export const FormLayer = ({ onClose, children }: FormLayerProps) => {
  const level = useContext(LayerLevel);
  const guard = useGuard(onClose);
  const place = useRef<HTMLDivElement>(null);
  useLayer(true, guard);
  useFocusBack(place);
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
