// Words that the project does not use (see docs/glossary.md). The check reads comments,
// descriptions, test titles and identifiers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const REFUSED =
  /\b(who(m)?ever|whatever|somebody|nobody|everybody|anew|deeds?|told|(same|every|other|both|all) doors?|meanwhile|by then|in vain)\b/gi;

const IN_NAMES =
  /^(who(m)?ever|whatever|somebody|nobody|everybody|anew|deeds?|told|doors?|meanwhile|kept|era|desk)$/i;

/** Names of the GraphQL schema, and the real front desk. */
const ALLOWED = new Set(['NOBODY_HOME', 'frontDesk']);

/** The first refused word in an identifier such as `keptRows`. */
const refusedIn = (name) =>
  ALLOWED.has(name)
    ? undefined
    : name
        .replace(/([a-z\d])([A-Z])/g, '$1_$2')
        .split(/[_#$]/)
        .find((word) => IN_NAMES.test(word));

const TITLES = new Set(['it', 'test', 'describe', 'each']);

/** Identifiers with a refused word, and texts for readers: comments, test titles, descriptions. */
function wordsOf(file, text) {
  const texts = [];
  const names = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (from, to) => texts.push([from, text.slice(from, to)]);
  const seen = new Set();
  function visit(node) {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      if (!seen.has(range.pos)) {
        seen.add(range.pos);
        add(range.pos, range.end);
      }
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && refusedIn(node.text))
      names.push([node.getStart(source), node.text]);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const { parent } = node;
      const isTitle =
        ts.isCallExpression(parent) &&
        parent.arguments[0] === node &&
        TITLES.has(parent.expression.getText(source).split(/[.(]/)[0]);
      const isDescription =
        ts.isPropertyAssignment(parent) && parent.name.getText(source) === 'description';
      if (isTitle || isDescription) add(node.getStart(source), node.end);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { texts, names };
}

/** Every refused word in these files, as `file:line: word`. */
export function refusedWords(root, files) {
  const found = [];
  for (const file of files.filter((each) =>
    /^(api|web|e2e|scripts)\/.*\.tsx?$|\.c?js$/.test(each),
  )) {
    if (file === 'scripts/check-words.js') continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const report = (position, word) =>
      found.push(`${file}:${text.slice(0, position).split('\n').length}: ${word}`);
    const { texts, names } = wordsOf(file, text);
    for (const [from, part] of texts)
      for (const match of part.matchAll(REFUSED)) report(from + match.index, match[0]);
    for (const [from, name] of names) report(from, name);
  }
  return found;
}
