// Words that the project does not use (see docs/glossary.md). The check reads comments,
// descriptions and test titles.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const REFUSED =
  /\b(who(m)?ever|whatever|somebody|nobody|everybody|anew|deeds?|told|(same|every|other|both|all) doors?|meanwhile|by then|in vain)\b/gi;

const TITLES = new Set(['it', 'test', 'describe', 'each']);

/** Texts for readers in a source file: comments, test titles and GraphQL descriptions. */
function textsOf(file, text) {
  const found = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (from, to) => found.push([from, text.slice(from, to)]);
  const seen = new Set();
  function visit(node) {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      if (!seen.has(range.pos)) {
        seen.add(range.pos);
        add(range.pos, range.end);
      }
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
  return found;
}

/** Every refused word in these files, as `file:line: word`. */
export function refusedWords(root, files) {
  const found = [];
  for (const file of files.filter((each) =>
    /^(api|web|e2e|scripts)\/.*\.tsx?$|\.c?js$/.test(each),
  )) {
    if (file === 'scripts/check-words.js') continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [from, part] of textsOf(file, text))
      for (const match of part.matchAll(REFUSED)) {
        const line = text.slice(0, from + match.index).split('\n').length;
        found.push(`${file}:${line}: ${match[0]}`);
      }
  }
  return found;
}
