import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readTestEnv } from '#apps/server/settings/env.ts'

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type Message = { type: string; url: string; message: string; extract?: string }

/** Errors that the checker of the W3C finds in documents, each a line with the document's name. */
export async function validate(documents: readonly { name: string; html: string }[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  try {
    const files = documents.map((_document, index) => path.join(folder, `${index}.html`))
    await Promise.all(documents.map(({ html }, index) => writeFile(files[index] ?? '', html)))
    const messages = await check(files)
    return messages.map(({ url, message, extract }) => `${documents[Number(path.basename(url, '.html'))]?.name}: ${message} ${extract ?? ''}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function check(files: readonly string[]): Promise<Message[]> {
  const run = promisify(execFile)
  const args = ['-Xss4m', '-jar', CHECKER, '--errors-only', '--exit-zero-always', '--format', 'json', ...files]
  const { stderr } = await run(readTestEnv().javaPath, args, { maxBuffer: 64 * 1024 * 1024 })
  return (JSON.parse(stderr) as { messages: Message[] }).messages.filter(({ type }) => type === 'error')
}
