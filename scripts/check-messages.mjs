// The words of the product in every language: `node scripts/check-messages.mjs [LANGUAGE…] [CHECK…]` prints those problems only.
import { ROOT } from './child.mjs'
import { checkWords } from './words/check.ts'
import { CHECKS, lineOf } from './words/problem.ts'

const wanted = process.argv.slice(2)
const checks = wanted.filter((word) => CHECKS.includes(word))
const places = wanted.filter((word) => !CHECKS.includes(word))

const problems = (await checkWords(ROOT)).filter(
  ({ check, place }) => (checks.length === 0 || checks.includes(check)) && (places.length === 0 || places.some((word) => place.split('/').includes(word))),
)
for (const problem of problems) console.log(lineOf(problem))
console.log(`messages: ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
