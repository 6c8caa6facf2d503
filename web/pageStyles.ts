// The styles of a page, in two parts: what its first picture takes stands in the page, and the rest (what only somebody
// does who points, presses or prints, and variables that nothing there has a use for yet) is a file that comes with the
// scripts.
import { transform } from 'lightningcss';

/** As those that the scripts are made for. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

const minified = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  }).code.toString();

/** The rules of minified styles: what stands before the braces, and what within. */
function rulesIn(css: string): { head: string; body: string }[] {
  const rules: { head: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[{}]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, open), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}

const unlessTouched = /:(?:hover|active|focus)|::-moz-/;
const unlessAtRest = /^@media (?:print|\(prefers-reduced-motion)/;
const classes = /\.([\w-]+)/g;

/** True for what says nothing about a page that nobody has touched. */
function isLater(selector: string, markup: string): boolean {
  const plain = selector.replace(/\([^()]*\)/g, '');
  return (
    unlessTouched.test(plain) ||
    [...plain.matchAll(classes)].some(([, name = '']) => !markup.includes(name))
  );
}

interface Parts {
  /** Stands in the page. */
  first: string;
  /** Comes with its scripts. */
  later: string;
}

/** The rules that a page at rest takes, and those that it does not, each in their order. */
function split(css: string, markup: string): Parts {
  const parts = { first: '', later: '' };
  for (const { head, body } of rulesIn(css)) {
    const rule = `${head}{${body}}`;
    if (unlessAtRest.test(head)) parts.later += rule;
    else if (head.startsWith('@media')) {
      const inner = split(body, markup);
      for (const part of ['first', 'later'] as const)
        if (inner[part]) parts[part] += `${head}{${inner[part]}}`;
    } else if (head.startsWith('@')) parts.first += rule;
    else if (head.split(',').every((selector) => isLater(selector, markup))) parts.later += rule;
    else parts.first += rule;
  }
  return parts;
}

const variable = /(--mui-[\w-]+):([^;}]*);?/g;

/** Variables without those that nothing asks for, also not another variable. */
function withoutUnused(css: string, others: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value] of css.matchAll(variable))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const used = new Set<string>();
  const ask = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--mui-[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      ask(values.get(name) ?? '');
    }
  };
  ask(others);
  return css.replace(variable, (all, name: string) => (used.has(name) ? all : ''));
}

export interface PageStyle {
  /** As Emotion knows what is there already. */
  names: string;
  css: string;
}

/** The styles of a page's components, in tags as Emotion looks for them, and what of them comes later. */
export function pageStyles(styles: readonly PageStyle[], markup: string): Parts {
  const tags = styles.map(({ names, css }) => {
    const all = minified(css);
    const variables = css.startsWith(':root{--mui-');
    return { names, variables, ...(variables ? { first: all, later: all } : split(all, markup)) };
  });
  const used = markup + tags.map(({ variables, first }) => (variables ? '' : first)).join('');
  const first = tags.map(({ names, variables, first: css }) => {
    const rules = variables ? withoutUnused(css, used) : css;
    return `<style data-emotion="${names}">${rules}</style>`;
  });
  return { first: first.join(''), later: tags.map(({ later }) => later).join('') };
}

/** The styles of the build, in the same two parts; all of it where nothing stands in the page yet. */
export const sharedStyles = (css: string, markup: string): Parts =>
  markup ? split(minified(css), markup) : { first: minified(css), later: '' };
