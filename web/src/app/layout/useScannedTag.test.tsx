import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchKey, useHotkey } from '../../ui/useHotkey';
import { useScannedTag } from './useScannedTag';

afterEach(cleanup);

function start() {
  const found = vi.fn<(tag: string) => void>();
  const search = vi.fn<() => void>();
  const Page = () => {
    useScannedTag({ found, busy: () => undefined });
    useHotkey(searchKey, search);
    return <input aria-label="Note" />;
  };
  render(<Page />);
  let now = 10_000;
  /** Dispatches key events with a gap in milliseconds between them. */
  const type = (keys: readonly string[], gap: number, target: Element = document.body): void => {
    for (const key of keys) {
      now += gap;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: now });
      target.dispatchEvent(event);
    }
  };
  return { found, search, type };
}

const scan = (tag: string): string[] => [...tag, 'Enter'];

describe('a hand scanner that types a printed tag', () => {
  it.each([
    ['at once', 5],
    ['slowly', 150],
    ['very slowly', 600],
  ])('opens the order when the keys are typed %s, and its / triggers no shortcut', (_, gap) => {
    const { found, search, type } = start();
    type(scan('ABC123/4'), gap);
    expect(found.mock.calls).toEqual([['ABC123/4']]);
    expect(search).not.toHaveBeenCalled();
  });

  it('opens the order again for a second scan, and after other keys', () => {
    const { found, search, type } = start();
    type(scan('ABC123/4'), 20);
    type(scan('xabc124/12'), 20);
    expect(found.mock.calls).toEqual([['ABC123/4'], ['abc124/12']]);
    expect(search).not.toHaveBeenCalled();
  });

  it('opens the order of the QR code on a tag', () => {
    const { found, type } = start();
    type(scan('.ABC123.4'), 20);
    expect(found.mock.calls).toEqual([['.ABC123.4']]);
  });
});

describe('the / key of a user', () => {
  it.each([
    ['alone', ['/']],
    ['behind other letters', ['j', 'k', '/']],
    ['behind five of six letters', [...'abc12', '/']],
  ])('triggers the shortcut when pressed %s', (_, keys) => {
    const { search, type } = start();
    type(keys, 100);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('triggers the shortcut again one second after a scan', () => {
    const { search, type } = start();
    type([...'abc123'], 50);
    type(['/'], 1500);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('is text in a field', () => {
    const { found, search, type } = start();
    type(scan('abc123/4'), 20, document.querySelector('input') ?? document.body);
    expect([found.mock.calls, search.mock.calls]).toEqual([[], []]);
  });
});
