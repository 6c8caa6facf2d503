import { createContext, useContext } from 'react';
import type { SaveFailure } from './changes';
import { RestoredNote } from './draft/RestoredNote';
import { FailureNote } from './FailureNote';

/** Discards the restored draft. */
export const StartOverContext = createContext<(() => void) | null>(null);

/** Why the last try was not saved. */
export const FailureContext = createContext<SaveFailure | null>(null);

/** The RestoredNote of the form around it. */
export const FormRestoredNote = () => {
  const startOver = useContext(StartOverContext);
  return startOver && <RestoredNote onStartOver={startOver} />;
};

/** The FailureNote of the form around it. */
export const FormFailureNote = ({ ended }: { ended?: boolean }) => (
  <FailureNote failure={useContext(FailureContext)} ended={ended} />
);
