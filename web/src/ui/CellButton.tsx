import type { ComponentProps } from 'react';
import './CellButton.css';

interface CellButtonProps extends ComponentProps<'button'> {
  /** Smaller and grey, for secondary actions. */
  quiet?: boolean;
}

/** Text button in a table row. */
export const CellButton = ({ quiet, ...props }: CellButtonProps) => (
  <button type="button" className={quiet ? 'cell-button quiet' : 'cell-button'} {...props} />
);

/** Icon button in a table row. Its label is for screen readers. */
export const CellIcon = (props: ComponentProps<'button'>) => (
  <button type="button" className="cell-icon" {...props} />
);
