import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useState } from 'react';
import './CopyableId.css';
import { CellIcon } from './CellButton';

interface CopyableIdProps {
  id: string;
  shortId: string;
  /** Set by grid cells, which manage the Tab order of their buttons. */
  tabIndex?: number;
}

export const CopyableId = ({ id, shortId, tabIndex }: CopyableIdProps) => {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 1500);
  };
  return (
    <span className="copyable">
      <span>{shortId || 'N/A'}</span>
      <CellIcon
        tabIndex={tabIndex}
        aria-label={copied ? 'Copied' : `Copy the full ID of ${shortId}`}
        title={copied ? 'Copied' : 'Copy the full ID'}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
        className={copied ? 'cell-icon copied' : 'cell-icon'}
      >
        {copied ? <Check fontSize="inherit" /> : <ContentCopy fontSize="inherit" />}
      </CellIcon>
    </span>
  );
};
