// npm run partner -- create NAME | renew KEY | disable KEY | list; run by scripts/partner.mjs.
import { runCommand } from './command.ts'
import { readPartnerArgs, runPartnerCommand } from './partner-cli.ts'
import { processSurroundings } from '#apps/server/startup/surroundings.ts'

const read = readPartnerArgs(process.argv.slice(2))

if (read.ok) {
  await runCommand(processSurroundings(import.meta.dirname), ({ ctx }) =>
    runPartnerCommand({ ctx, args: read.args, write: (text) => process.stdout.write(text) }),
  )
} else {
  process.stderr.write(`${read.text}\n`)
  process.exitCode = 2
}
