import { useEffect, useRef } from 'react';
import { usePermissions } from '../../session/permissions/usePermissions';
import { officeShortcuts } from '../../session/permissions/officeShortcuts';
import { useHotkey } from '../../ui/useHotkey';
import { permissionFor, nextStep, type StepForm } from './statusSteps';

/**
 * Accepts the shortcut for the next status while the order loads, then opens the form. A status
 * change without a form is ignored, because the user has not seen the order.
 */
export function useEarlyNextStatus(
  order: Parameters<typeof nextStep>[0] | undefined,
  openForm: (form: StepForm) => void,
): void {
  const may = usePermissions();
  const pressed = useRef(false);
  useHotkey(officeShortcuts.nextStep, () => (pressed.current = true), { enabled: !order });
  useEffect(() => {
    if (!order || !pressed.current) return;
    pressed.current = false;
    const step = nextStep(order);
    if (step && 'form' in step && may(permissionFor(step))) openForm(step.form);
  }, [order, may, openForm]);
}
