// Splits the styles of a page. Rules for its first paint are inlined. Rules for hover, focus, print and unused
// elements go into a file that loads with the scripts.
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

const transformed = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  }).code.toString();

/** A width of nothing at least is any, and what stood within goes together with what stood around it. */
const minified = (css: string): string =>
  transformed(transformed(css.replaceAll('@media (min-width:0px)', '@media all')));

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

const unlessTouched =
  /:(?:hover|active|focus|(?:-webkit-)?autofill|invalid)|::-moz-|::-webkit-search/;
const unlessAtRest = /^@media (?:print|\(prefers-reduced-motion)/;
const unseenAtRest = /^(?:cursor|transition|-webkit-tap-highlight-color|(?:-webkit-)?user-select)$/;
const classes = /\.([\w-]+)/g;
const variable = /(--(?:mui|tone|variant)-[\w-]+):([^;}]*);?/g;
const typeface = /@font-face\{[^}]*\}/g;

/** What a page at rest makes use of, so that the rest of its styles can come later. */
interface Uses {
  markup: string;
  isUnused: (variable: string) => boolean;
  isWritten: (family: string) => boolean;
}

/** True for selectors that match nothing in the untouched page. */
function isLater(selector: string, { markup }: Uses): boolean {
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

const first = (rule: string): Parts => ({ first: rule, later: '' });
const later = (rule: string): Parts => ({ first: '', later: rule });

/** A rule in two. A property is in the same part wherever it stands, so what wins over what stays as it was. */
function splitRule(head: string, body: string, uses: Uses): Parts {
  if (head.split(',').every((selector) => isLater(selector, uses)))
    return later(`${head}{${body}}`);
  const all = body.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
  const waits = (declaration: string): boolean => {
    const name = declaration.slice(0, declaration.indexOf(':'));
    return unseenAtRest.test(name) || uses.isUnused(name);
  };
  const rule = (those: string[]) => (those.length > 0 ? `${head}{${those.join(';')}}` : '');
  return { first: rule(all.filter((each) => !waits(each))), later: rule(all.filter(waits)) };
}

function splitAny(head: string, body: string, uses: Uses): Parts {
  const rule = `${head}{${body}}`;
  if (unlessAtRest.test(head)) return later(rule);
  if (head.startsWith('@media')) {
    const inner = split(body, uses);
    const around = (rules: string) => rules && `${head}{${rules}}`;
    return { first: around(inner.first), later: around(inner.later) };
  }
  if (head === '@font-face') {
    const family = /font-family:([^;]*)/.exec(body)?.[1] ?? '';
    return uses.isWritten(family) ? first(rule) : later(rule);
  }
  return head.startsWith('@') ? first(rule) : splitRule(head, body, uses);
}

/** The rules that a page at rest takes, and those that it does not, each in their order. */
function split(css: string, uses: Uses): Parts {
  const parts = rulesIn(css).map(({ head, body }) => splitAny(head, body, uses));
  const all = (which: keyof Parts) => parts.map((each) => each[which]).join('');
  return { first: all('first'), later: all('later') };
}

/** Variables are used by what a page takes of its styles, or by others that are. */
function usesOf(css: string, markup: string): Uses {
  const values = new Map<string, string>();
  for (const [, name = '', value] of css.matchAll(variable))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const used = new Set<string>();
  const ask = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      ask(values.get(name) ?? '');
    }
  };
  const everything = { markup, isUnused: () => false, isWritten: () => true };
  const taken = split(css.replace(typeface, ''), everything).first.replace(variable, '');
  ask(markup + taken);
  return {
    markup,
    isUnused: (name) => values.has(name) && !used.has(name),
    isWritten: (family) => taken.includes(family),
  };
}

export interface PageStyle {
  /** Names of classes, for the attribute from which Emotion restores its cache. */
  names: string;
  css: string;
}

/** The styles of a page: of its components, in tags as Emotion looks for them, and those that all pages share. */
export function pageStyles(
  components: readonly PageStyle[],
  shared: string,
  markup: string,
): Parts {
  const tags = [{ names: '', css: shared }, ...components].map(({ names, css }) => ({
    names,
    css: minified(css),
  }));
  const uses = usesOf(tags.map(({ css }) => css).join(''), markup);
  const parts = tags.map(({ names, css }) => ({ names, ...split(css, uses) }));
  return {
    first: parts
      .map(({ names, first: css }) => `<style${names && ` data-emotion="${names}"`}>${css}</style>`)
      .join(''),
    later: parts.map(({ later: css }) => css).join(''),
  };
}

/** Shared styles for a page without prerendered markup. */
export const sharedStyles = (css: string): string => `<style>${minified(css)}</style>`;

/** Markup without the names of classes that no style speaks of. Components write all of theirs when they change. */
export function withoutIdleClasses(markup: string, css: string): string {
  const spoken = new Set([...css.matchAll(classes)].map(([, name]) => name));
  return markup.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => spoken.has(name));
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
  });
}
