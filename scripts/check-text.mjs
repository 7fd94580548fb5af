// Rules that no other tool knows: the environment is read in one place, imports never climb, pages carry no inline style.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Each rule: where it holds, what it refuses, and one line that it must refuse (so that the rule is known to bite). */
const RULES = [
  {
    name: 'process.env only in apps/server/settings/env.ts',
    in: /^(apps|core|contract|i18n|demo)\/.*\.(ts|tsx)$/,
    but: /^apps\/server\/settings\/env(\.test)?\.ts$/,
    refuse: /\bprocess\.env\b/,
    planted: 'const home = process.env.HOME',
  },
  {
    name: 'no import climbs with ../',
    in: /^(apps|core|contract|i18n|demo|tests|bench)\/.*\.(ts|tsx)$/,
    refuse: /from ['"]\.\.\//,
    planted: "import { a } from '../a.ts'",
  },
  { name: 'no inline style', in: /^apps\/site\/.*\.tsx$/, refuse: /\sstyle=/, planted: '<div style={{ top: 0 }} />' },
  { name: 'no raw HTML', in: /^apps\/.*\.tsx$/, refuse: /dangerouslySetInnerHTML/, planted: '<div dangerouslySetInnerHTML={html} />' },
  {
    name: 'logical sides only',
    in: /^apps\/site\/.*\.tsx$/,
    refuse: /className="[^"]*\b(ml|mr|pl|pr|left|right|text-left|text-right)-\d/,
    planted: '<div className="ml-4" />',
  },
]

async function filesBelow(folder) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

const names = (await Promise.all(['apps', 'core', 'contract', 'i18n', 'demo', 'tests', 'bench'].map(filesBelow))).flat()
let problems = 0
for (const rule of RULES) {
  if (!rule.refuse.test(rule.planted)) {
    problems += 1
    console.error(`${rule.name}: does not refuse its planted line`)
  }
}
for (const name of names) {
  const rules = RULES.filter((rule) => rule.in.test(name) && !rule.but?.test(name))
  if (rules.length === 0) continue
  const lines = (await readFile(path.join(root, name), 'utf8')).split('\n')
  for (const rule of rules) {
    lines.forEach((line, index) => {
      if (!rule.refuse.test(line)) return
      problems += 1
      console.error(`${name}:${index + 1}: ${rule.name}`)
    })
  }
}
console.log(`text rules: ${names.length} files, ${problems} problems`)
process.exitCode = problems === 0 ? 0 : 1
