import { useEffect, useRef } from 'react';
import { usePermissions } from '../../auth/permissions/usePermissions';
import { officeKeys } from '../../auth/permissions/officeKeys';
import { useHotkey } from '../../ui/useHotkey';
import { permissionFor, nextStep, type StepForm } from './statusSteps';

/**
 * The key of the next step is heard while the order is still asked for: its form opens once the order is there. A step that
 * takes no form is not taken before anybody has seen what it is taken with.
 */
export function useEarlyNextStatus(
  order: Parameters<typeof nextStep>[0] | undefined,
  openForm: (form: StepForm) => void,
): void {
  const may = usePermissions();
  const pressed = useRef(false);
  useHotkey(officeKeys.nextStep, () => (pressed.current = true), { enabled: !order });
  useEffect(() => {
    if (!order || !pressed.current) return;
    pressed.current = false;
    const step = nextStep(order);
    if (step && 'form' in step && may(permissionFor(step))) openForm(step.form);
  }, [order, may, openForm]);
}
