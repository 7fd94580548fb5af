// npm run import -- KIND FILE …; run by scripts/import.mjs.
import { hasBrands } from '#core/domain/catalogue/index.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { loadKnownBrands } from '#demo/load-demo.ts'
import { runCommand } from './command.ts'
import { readImportArgs } from './import-args.ts'
import { runImportCommand } from './import-cli.ts'
import { processSurroundings } from './surroundings.ts'

const args = process.argv.slice(2)
const read = readImportArgs(args)

if (read.ok) {
  const surroundings = processSurroundings(import.meta.dirname)
  await runCommand(surroundings, async ({ ctx, lifecycle, progress, rootDir }) => {
    await seedCountries({ ctx })
    const { kind, isDryRun } = read.args
    if ((kind === 'cars' || kind === 'used') && !isDryRun && !(await hasBrands({ ctx }))) {
      progress.line('brands', `the catalogue had none: ${await loadKnownBrands({ ctx, input: { rootDir } })} known makers were added`)
    }
    return runImportCommand({ ...surroundings, args, ctx, cwd: process.cwd(), signal: lifecycle.signal })
  })
} else {
  // Misuse and help need no database.
  const stream = read.isHelp ? process.stdout : process.stderr
  stream.write(`${read.text}\n`)
  process.exitCode = read.isHelp ? 0 : 2
}
