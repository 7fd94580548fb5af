// Message completeness: every language has every key of English, valid ICU with the same arguments, and no English left over.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const folder = fileURLToPath(new URL('../i18n/messages/', import.meta.url))
const ALL = ['ar', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'th', 'ur', 'zh']
const STAFF = ['en', 'zh']
/** Namespaces of the staff are in the languages of the staff (product D11). */
const LOCALES_OF = { admin: STAFF, import: STAFF }

const exceptions = JSON.parse(await readFile(path.join(folder, 'same-as-english.json'), 'utf8'))
const problems = []

for (const file of await readdir(path.join(folder, 'en'))) {
  const namespace = path.basename(file, '.json')
  const english = flatten(await load('en', file))
  for (const locale of LOCALES_OF[namespace] ?? ALL) {
    const found = flatten(await load(locale, file))
    for (const [key, text] of english) check({ namespace, locale, key, text, translated: found.get(key) })
    for (const key of found.keys()) if (!english.has(key)) problems.push(`${locale}/${namespace} ${key}: not in English`)
  }
}

function check({ namespace, locale, key, text, translated }) {
  const where = `${locale}/${namespace} ${key}`
  if (translated === undefined || translated.trim() === '') return problems.push(`${where}: missing`)
  if (/offset:/.test(translated)) problems.push(`${where}: offset plurals are not supported`)
  const expected = argumentsOf(text, where)
  const actual = argumentsOf(translated, where)
  if (expected && actual && expected !== actual) problems.push(`${where}: arguments {${actual}} instead of {${expected}}`)
  if (locale !== 'en' && translated === text && !mayStay(namespace, key, locale)) problems.push(`${where}: still English: ${text}`)
}

/** A word may be the same as in English: where the exceptions say so, or where it has no letters of its own. */
function mayStay(namespace, key, locale) {
  const allowed = exceptions[`${namespace}.${key}`]
  return allowed === '*' || (Array.isArray(allowed) && allowed.includes(locale))
}

function argumentsOf(text, where) {
  try {
    const names = new Set()
    collect(parse(text, { requiresOtherClause: true }), names)
    return [...names].sort().join(', ')
  } catch (error) {
    problems.push(`${where}: not valid ICU: ${error.message}`)
    return null
  }
}

function collect(nodes, names) {
  for (const node of nodes) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue
    names.add(node.value)
    if (node.options) for (const option of Object.values(node.options)) collect(option.value, names)
    if (node.children) collect(node.children, names)
  }
}

function flatten(value, prefix = '', into = new Map()) {
  for (const [name, entry] of Object.entries(value)) {
    const key = prefix === '' ? name : `${prefix}.${name}`
    if (typeof entry === 'string') into.set(key, entry)
    else flatten(entry, key, into)
  }
  return into
}

async function load(locale, file) {
  try {
    return JSON.parse(await readFile(path.join(folder, locale, file), 'utf8'))
  } catch (error) {
    problems.push(`${locale}/${file}: ${error.code === 'ENOENT' ? 'missing' : error.message}`)
    return {}
  }
}

const most = 60
for (const problem of problems.slice(0, most)) console.error(problem)
if (problems.length > most) console.error(`… and ${problems.length - most} more`)
console.log(`messages: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
