import { createContext, useContext } from 'react';
import type { SaveFailure } from './saveFailure';
import { DraftRestoredNotice } from './draft/DraftRestoredNotice';
import { FailureNote } from './FailureNote';

/** Discards the restored draft. */
export const StartOverContext = createContext<(() => void) | null>(null);

export const FailureContext = createContext<SaveFailure | null>(null);

/** DraftRestoredNotice of the surrounding form. */
export const FormDraftRestoredNotice = () => {
  const startOver = useContext(StartOverContext);
  return startOver && <DraftRestoredNotice onStartOver={startOver} />;
};

/** FailureNote of the surrounding form. */
export const FormFailureNote = ({ isFinal }: { isFinal?: boolean }) => (
  <FailureNote failure={useContext(FailureContext)} isFinal={isFinal} />
);
