import type { ComponentProps } from 'react';
import './CellButton.css';

interface CellButtonProps extends ComponentProps<'button'> {
  /** As quiet as what stands beside it. */
  quiet?: boolean;
}

/** A button with words in a row of a table. */
export const CellButton = ({ quiet, ...props }: CellButtonProps) => (
  <button type="button" className={quiet ? 'cell-button quiet' : 'cell-button'} {...props} />
);

/** A button with a picture alone; it says by its label what it does. */
export const CellIcon = (props: ComponentProps<'button'>) => (
  <button type="button" className="cell-icon" {...props} />
);
