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
import { DialogFrame, type WindowProps } from './DialogFrame';
import {
  UnsavedChangesContext,
  useUnsavedChangesGuard,
  type UnsavedChangesGuard,
} from './useUnsavedChangesGuard';
import { OverlayLevel, useOverlay } from './useOverlay';

export interface DialogProps extends WindowProps {
  /** Called when the dialog may close: no save is running and changes may be discarded. */
  onClose: () => void;
  /** True while a save runs outside of a form in the dialog. */
  busy?: boolean;
}

interface GuardedProps {
  guard: UnsavedChangesGuard;
  children: ReactNode;
}

/** Content whose forms report unsaved changes to the guard. */
const Guarded = ({ guard, children }: GuardedProps) => (
  <UnsavedChangesContext value={guard}>
    {children}
    <ConfirmDialog
      open={guard.asking}
      destructive
      title="Discard changes?"
      question="Your changes are not saved yet."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      onCancel={guard.stay}
      onConfirm={guard.discard}
    />
  </UnsavedChangesContext>
);

/**
 * Dialog that confirms before changes are lost and stays open during a save. A dialog inside another dialog replaces
 * its content until it closes.
 */
export const Dialog = ({ onClose, busy, children, ...props }: DialogProps) => {
  const guard = useUnsavedChangesGuard(onClose, busy);
  return (
    <DialogFrame {...props} guard={guard}>
      <Guarded guard={guard}>{children}</Guarded>
    </DialogFrame>
  );
};

interface FormLayerProps {
  onClose: () => void;
  children: ReactNode;
}

/** Returns the focus to the element that had it before, unless the focus has moved elsewhere. */
function useFocusBack(place: RefObject<HTMLElement | null>): void {
  // The opener must be read before the content takes the focus.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const part = place.current;
    return () => {
      const focused = document.activeElement;
      // A button disabled during a save loses the focus to the dialog or page around it.
      const isHere = part?.contains(focused) || focused?.contains(part);
      if (isHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener, place]);
}

/**
 * Form inside a page or dialog. Escape and Back close the form before the dialog, after a question
 * about unsaved changes.
 */
export const FormLayer = ({ onClose, children }: FormLayerProps) => {
  const level = useContext(OverlayLevel);
  const guard = useUnsavedChangesGuard(onClose);
  const place = useRef<HTMLDivElement>(null);
  useOverlay(true, guard);
  useFocusBack(place);
  useEffect(() => {
    // jsdom has no scrollIntoView.
    const element = place.current;
    if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <OverlayLevel value={level + 1}>
      <div ref={place} style={{ scrollMarginBottom: 16 }}>
        <Guarded guard={guard}>{children}</Guarded>
      </div>
    </OverlayLevel>
  );
};
