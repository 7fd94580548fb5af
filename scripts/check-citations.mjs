// What a comment or a page refers to is there: requirements, decisions, headings, documents. Each rule is tried on a planted text that it must refuse.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['apps', 'bench', 'contract', 'core', 'demo', 'docs', 'drawing', 'i18n', 'scripts', 'tests']
const READ = /\.(ts|tsx|mts|mjs|js|css|sql|md)$/
/** Words of the trade ("315/80 R22.5") and this file, which holds what it refuses. */
const UNREAD = /^(i18n\/(messages|glossary)|demo\/(downloads|media|catalogue)|docs\/screens)\/|^scripts\/check-citations\.mjs$/
/** Fewer citations than this means that nothing was read. */
const CITATION_FLOOR = 300
const LONGEST_DECISION = 40

const REQUIREMENT = /\bR(\d{1,2}\.\d{1,2})\b/g
const CHAPTER = /\bchapters? (\d{1,2})\b/g
const DECISION = /\bdecisions?[ /](\d{4}(?:(?:, | and | to )\d{4})*)/g
const HEADING = /\b(api|architecture|design|runbook|security|translation)(?:\.md)?,? ["“]([^"”]+)["”]/g
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g
/** A file named in a page, from the root on. */
const FILE = /`((?:apps|bench|contract|core|demo|drawing|i18n|scripts|tests)\/[\w./-]+\.\w+)`/g
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
/** Citations of pages that this repository does not have. */
const ELSEWHERE = [
  /\bproduct,? (D\d|sections? \d)/i,
  /\bspecification,? (sections? )?\d/i,
  /\bthe specification['’]s\b/i,
  /\((product )?D\d{1,2}[,;)]/,
  /\breference: (assurance|codebases|domain|libraries|stack)\b/i,
  /\b(assurance|reliability) R?\d/i,
  /\bsecurity check\b/i,
  /\bstyle,? (rule )?\d/i,
  /\bdomain notes\b/i,
  /\b(product|specification|style|assurance|domain)\.md\b/i,
  /\(architecture[,)]/,
]

/** What is wrong in a text. `known`: numbers, chapters, decisions, headings of documents, and whether a file is there. */
function problemsIn(name, text, known) {
  const found = []
  const each = (pattern, look) => {
    for (const match of text.matchAll(pattern)) {
      known.count += 1
      const problem = look(match)
      if (problem) found.push(`${name}:${text.slice(0, match.index).split('\n').length}: ${problem}`)
    }
  }
  const decision = (number) => (known.decisions.has(number) ? null : `there is no decision ${number}`)
  each(REQUIREMENT, ([, number]) => (known.requirements.has(number) ? null : `there is no requirement R${number}`))
  each(CHAPTER, ([, number]) => (known.chapters.has(number) ? null : `the requirements have no chapter ${number}`))
  each(DECISION, ([, numbers]) => numbers.match(/\d{4}/g).map(decision).find(Boolean))
  if (name.startsWith('docs/decisions/')) each(/(?<![\d.,])0\d{3}(?![\d.,]\d)\b/g, ([number]) => decision(number))
  each(HEADING, ([, page, heading]) => (known.headings.get(page)?.has(heading) ? null : `docs/${page}.md has no heading "${heading}"`))
  each(DOCUMENT, ([file]) => (known.isThere(file) ? null : `there is no ${file}`))
  if (name.endsWith('.md')) each(FILE, ([, file]) => (known.isThere(file) ? null : `there is no ${file}`))
  if (name.endsWith('.md')) each(LINK, ([, to]) => (known.isThere(path.posix.join(path.posix.dirname(name), to)) ? null : `the link to ${to} leads nowhere`))
  for (const pattern of ELSEWHERE) each(new RegExp(pattern, `${pattern.flags}g`), ([words]) => `"${words}" is a page that is not in this repository`)
  return found
}

/** What is wrong in the form of a decision: number, status, length. */
function decisionProblems(name, text, known) {
  const lines = text.trimEnd().split('\n')
  const number = path.basename(name).slice(0, 4)
  const found = []
  if (!lines[0]?.startsWith(`# ${number} `)) found.push(`${name}: begins with "# ${number} " and its title`)
  const status = /^Status: (accepted|superseded by (\d{4})), \d{1,2} [A-Z][a-z]+ \d{4}$/.exec(lines[2] ?? '')
  if (status === null) found.push(`${name}: its third line is "Status: accepted, <date>" or "Status: superseded by NNNN, <date>"`)
  else if (status[2] && !known.decisions.has(status[2])) found.push(`${name}: there is no decision ${status[2]}`)
  if (lines.length > LONGEST_DECISION) found.push(`${name}: has ${lines.length} lines, more than ${LONGEST_DECISION}; which two decisions is it?`)
  return found
}

async function filesBelow(folder) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

async function readKnown(names) {
  const read = (name) => readFile(path.join(root, name), 'utf8')
  const requirements = await read('docs/requirements.md')
  const defined = [...requirements.matchAll(/^- \*\*R(\d+\.\d+)\*\* /gm)].map(([, number]) => number)
  const decisions = names.flatMap((name) => /^docs\/decisions\/(\d{4})-[\w-]+\.md$/.exec(name)?.[1] ?? [])
  const headings = new Map()
  for (const name of names) {
    const page = /^docs\/(\w+)\.md$/.exec(name)?.[1]
    if (page) headings.set(page, new Set([...(await read(name)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)))
  }
  const all = new Set(['', ...names, ...names.flatMap((name) => name.split('/').map((_, at, parts) => parts.slice(0, at).join('/')))])
  return {
    count: 0,
    requirements: new Set(defined),
    chapters: new Set([...requirements.matchAll(/^## (\d+) /gm)].map(([, number]) => number)),
    decisions: new Set(decisions),
    headings,
    isThere: (name) => all.has(path.posix.normalize(name).replace(/\/$/, '')),
    twice: [...defined, ...decisions].filter((number, at, list) => list.indexOf(number) !== at),
  }
}

const DECISION_FORM = (status, more = '') => `# 0001 A title\n\n${status}\n\n${more}`
/** Name and text; the first list must be refused, the second must not. */
const PLANTED = [
  ['core/a.ts', '/** Longer is cut (R99.1). */'],
  ['core/a.ts', '/** As chapter 99 says. */'],
  ['core/a.ts', '/** Kept for a day (decision 9999). */'],
  ['docs/a.md', 'Why: decisions 0001 and 9999.'],
  ['docs/decisions/0001-a.md', 'What becomes of it: 0999.'],
  ['core/a.ts', '// See architecture, "No such heading".'],
  ['core/a.ts', '// See docs/no-such-page.md.'],
  ['docs/a.md', 'See [there](no-such-page.md).'],
  ['docs/a.md', 'Kept in `core/no-such-file.ts`.'],
  ['core/a.ts', '/** Never 0 (product D19). */'],
  ['core/a.ts', '/** Search (product section 4). */'],
  ['core/a.ts', '/** Sort values of specification section 9. */'],
  ['core/a.ts', '/** As specification 3.3 has it. */'],
  ['core/a.ts', "/** The specification's table. */"],
  ['core/a.ts', '/** The cookie decides (D10). */'],
  ['core/a.ts', '/** 8 h absolute (reference: assurance 1.3). */'],
  ['core/a.ts', '// Sent again (reliability R7).'],
  ['core/a.ts', '// Refused by security check 4.'],
  ['core/a.ts', '// Thin (style 2).'],
  ['core/a.ts', '// Measured (domain notes).'],
  ['docs/a.md', 'See shared/product.md.'],
  ['core/a.ts', '// Constant (architecture).'],
]
const PLANTED_DECISIONS = [
  DECISION_FORM('21 November 2026'),
  DECISION_FORM('Status: superseded by 9999, 21 November 2026'),
  DECISION_FORM('Status: accepted, 21 November 2026').replace('0001', '0002'),
  DECISION_FORM('Status: accepted, 21 November 2026', 'A line.\n'.repeat(LONGEST_DECISION)),
]
const ALLOWED = [
  ['core/a.ts', '/** A row of the specification sheet (R1.1, chapter 2, decision 0001; RFC 6238 section 4; docs/architecture.md). */'],
  ['docs/a.md', 'See [all](architecture.md#layout) and [the list](decisions).'],
]

const names = ['README.md', ...(await Promise.all(FOLDERS.map(filesBelow))).flat()]
const known = await readKnown([...names, 'LICENSE'])
const problems = known.twice.map((number) => `${number} stands twice`)
// The sorted list counts from 1: a number that is missing has been renamed or lost.
const missing = [...known.decisions].toSorted().findIndex((number, at) => Number(number) !== at + 1)
if (missing !== -1) problems.push(`decision ${String(missing + 1).padStart(4, '0')} is missing`)

for (const planted of PLANTED) if (problemsIn(...planted, known).length === 0) problems.push(`not seen: ${planted[1]}`)
for (const text of PLANTED_DECISIONS) {
  if (decisionProblems('docs/decisions/0001-a.md', text, known).length === 0) problems.push(`not seen: ${text.slice(0, 60)}`)
}
for (const allowed of ALLOWED) problems.push(...problemsIn(...allowed, known).map((problem) => `refused, although right: ${problem}`))

known.count = 0
for (const name of names.filter((one) => READ.test(one) && !UNREAD.test(one))) {
  const text = await readFile(path.join(root, name), 'utf8')
  problems.push(...problemsIn(name, text, known))
  if (/^docs\/decisions\/\d/.test(name)) problems.push(...decisionProblems(name, text, known))
}
if (known.count < CITATION_FLOOR) problems.push(`only ${known.count} citations were read, expected at least ${CITATION_FLOOR}`)
for (const problem of problems) console.error(problem)
console.log(`citations: ${known.count} read, ${known.requirements.size} requirements, ${known.decisions.size} decisions, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
