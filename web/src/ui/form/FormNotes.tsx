import { createContext, useContext } from 'react';
import type { SaveFailure } from './saveFailure';
import { DraftRestoredNotice } from './draft/DraftRestoredNotice';
import { FailureNote } from './FailureNote';

/** Discards the restored draft. */
export const StartOverContext = createContext<(() => void) | null>(null);

/** Why the last try was not saved. */
export const FailureContext = createContext<SaveFailure | null>(null);

/** The DraftRestoredNotice of the form around it. */
export const FormDraftRestoredNotice = () => {
  const startOver = useContext(StartOverContext);
  return startOver && <DraftRestoredNotice onStartOver={startOver} />;
};

/** The FailureNote of the form around it. */
export const FormFailureNote = ({ ended }: { ended?: boolean }) => (
  <FailureNote failure={useContext(FailureContext)} ended={ended} />
);
