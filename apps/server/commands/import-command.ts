// npm run import -- KIND FILE …; run by scripts/import.mjs.
import { rehearse } from '#core/db/client.ts'
import { hasBrands } from '#core/domain/catalogue/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { loadKnownBrands } from '#demo/load-demo.ts'
import { runCommand } from './command.ts'
import { readImportArgs, type ImportArgs } from './import-args.ts'
import { runImportCommand } from './import-cli.ts'
import type { Progress } from '#apps/server/process/progress.ts'
import { processSurroundings } from '#apps/server/startup/surroundings.ts'

const args = process.argv.slice(2)
const read = readImportArgs(args)

if (read.ok) {
  const surroundings = processSurroundings(import.meta.dirname)
  await runCommand(surroundings, async ({ ctx, lifecycle, progress, rootDir }) => {
    await seedCountries({ ctx })
    const run = (inside: Ctx) => runImportCommand({ ...surroundings, args, ctx: inside, cwd: process.cwd(), signal: lifecycle.signal })
    if (!(await needsMakers(ctx, read.args))) return run(ctx)
    const runWithMakers = async (inside: Ctx) => {
      await addMakers(inside, rootDir, progress)
      return run(inside)
    }
    // A dry run must say what the run would do, and leave nothing behind.
    return read.args.isDryRun ? rehearse(ctx.db, (db) => runWithMakers({ ...ctx, db })) : runWithMakers(ctx)
  })
} else {
  // Misuse and help need no database.
  const stream = read.isHelp ? process.stdout : process.stderr
  stream.write(`${read.text}\n`)
  process.exitCode = read.isHelp ? 0 : 2
}

/** A sheet of cars names its makers, and an empty catalogue knows none. */
async function needsMakers(ctx: Ctx, { kind }: ImportArgs): Promise<boolean> {
  return (kind === 'cars' || kind === 'used') && !(await hasBrands({ ctx }))
}

async function addMakers(ctx: Ctx, rootDir: string, progress: Progress): Promise<void> {
  progress.line('brands', `the catalogue has none: ${await loadKnownBrands({ ctx, input: { rootDir } })} known makers come first`)
}
