// `npm run check`: all checks of the code that do not run it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedWords } from './check-words.js';

const root = path.resolve(import.meta.dirname, '..');

function run(name, command, ...args) {
  process.stdout.write(`• ${name}\n`);
  const bin = command === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', command);
  const { status } = spawnSync(bin, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    process.stderr.write(`${name}: failed\n`);
    process.exitCode = 1;
  }
  return status === 0;
}

const GENERATED = ['schema.graphql', 'docs/permissions.md'];
const PRINT = 'api/dist/src/cli/print-schema.js';

/** Undocumented parts of libraries. Any release may change them. */
const PRIVATE_PARTS =
  /UNSAFE_|Unstable_|setFlagsFromString|parsedStatements|coreSupergraphSdl|assignSocket|_layoutEngine|history\.(state|replaceState)/;

/** Files that still use an undocumented part, until a documented one replaces it. */
const PRIVATE_PART_USERS = new Set(['api/src/invoicing/pdf/fontkit-mark-anchor-patch.ts']);

function checkPrivateParts(files) {
  process.stdout.write('• private parts of libraries\n');
  for (const file of files.filter((each) => /^(api|web|e2e)\/.*\.tsx?$/.test(each))) {
    const uses = PRIVATE_PARTS.test(readFileSync(path.join(root, file), 'utf8'));
    if (uses !== PRIVATE_PART_USERS.has(file))
      complain(
        `${file} ${uses ? 'uses a private part of a library' : 'is on the list of private parts without need'}`,
      );
  }
}

/** Generates the committed files and compares them with the files before. */
function checkGenerated() {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const before = GENERATED.map(read);
  if (!run('schema.graphql, permissions', 'node', PRINT, ...GENERATED)) return;
  GENERATED.forEach((file, index) => {
    if (before[index] !== read(file))
      complain(`${file} was out of date and has been regenerated: commit it`);
  });
}

function complain(text) {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** Files tracked by Git. Empty outside of a repository. */
function filesKnown() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}

/**
 * Refuses names that differ only in case, because macOS and Windows treat them as one file. Imports
 * omit the extension.
 */
function checkPaths(files) {
  process.stdout.write('• paths\n');
  const known = new Map();
  for (const file of files) {
    const name = file.replace(/(\.(test|spec))?\.[^./]+$/, '');
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), name);
    if (other !== undefined && other !== name) complain(`${other} and ${name} differ in case only`);
  }
}

/** Refuses two files with the same name, which readers would confuse. */
function checkNames(files) {
  process.stdout.write('• names\n');
  const known = new Map();
  for (const file of files.filter((each) => /^api\/(src|rules)\//.test(each))) {
    const name = path.basename(file);
    if (known.has(name)) complain(`${file} has the name of ${known.get(name)}`);
    known.set(name, file);
  }
}

const MOST_FILES = 25;

/** Refuses folders with too many files. Tests are beside the code and do not count. */
function checkFolders(files) {
  process.stdout.write('• folders\n');
  const code = files.filter(
    (file) =>
      /^((api|web)\/src|api\/rules|api\/bench|api\/drill|e2e|scripts)\/.*\.(tsx?|js|cjs|graphql)$/.test(
        file,
      ) && !/\.(test|spec)\.tsx?$/.test(file),
  );
  const folders = Map.groupBy(code, (file) => path.dirname(file));
  for (const [folder, { length }] of folders)
    if (length > MOST_FILES)
      complain(`${folder} has ${length} files; split it into folders of at most ${MOST_FILES}`);
}

/** Refuses names of missing files in the documentation. */
function checkMentions(files) {
  process.stdout.write('• files that docs name\n');
  for (const doc of files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file)))
    for (const [, named] of readFileSync(path.join(root, doc), 'utf8').matchAll(
      /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|js|cjs|graphql))`/g,
    ))
      // Built files may be missing. Then their source must exist.
      if (!files.some((file) => `/${file}`.endsWith(`/${named.replace(/dist\/(.*)js$/, '$1ts')}`)))
        complain(`${doc} names ${named}, which is not there`);
}

/**
 * Refuses words that have a standard term in the glossary, and glossary names that the code no
 * longer uses.
 */
function checkWords(files) {
  process.stdout.write('• words of names, comments and descriptions\n');
  for (const found of refusedWords(root, files)) complain(`${found} has a plain word`);
  const sources = files.filter((file) =>
    /^((api|web)\/src|api\/rules)\/.*\.tsx?$|^schema\.graphql$/.test(file),
  );
  const text = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const used = new Set(text.match(/\w+/g));
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
  for (const [, cell] of glossary.matchAll(/^\|[^|]+\|([^|]+)\|/gm))
    for (const [, name] of cell.matchAll(/`(\w+)`/g))
      if (!used.has(name)) complain(`docs/glossary.md names ${name}, which is not in use`);
}

const files = filesKnown();
checkWords(files);
checkPaths(files);
checkNames(files);
checkFolders(files);
checkMentions(files);
checkPrivateParts(files);
run('build', 'node', 'scripts/build.js');
checkGenerated();
run('generated code', 'node', 'scripts/generate.js');
run('types: api', 'tsc', '-p', 'api', '--noEmit');
run('types: bench', 'tsc', '-p', 'api/bench', '--noEmit');
run('types: drill', 'tsc', '-p', 'api/drill', '--noEmit');
run('types: explorer', 'tsc', '-p', 'api/explorer');
run('types: web', 'tsc', '-p', 'web');
run('types: e2e', 'tsc', '-p', 'e2e');
run('lint', 'eslint', '.');
run('unused files, exports and dependencies', 'knip', '--no-progress');
run(
  'directions',
  'depcruise',
  'api/src',
  'api/rules',
  'web/src',
  '--config',
  '.dependency-cruiser.cjs',
);
run('format', 'prettier', '--check', '--log-level', 'warn', '.');
