import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { draftRunSchema, startDraftsInputSchema } from '#contract/draft-run.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { findStaffArticle, saveArticle } from '#core/domain/article/index.ts'
import { articleInput, articleText } from '#core/domain/article/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { createHttpTranslator } from '#core/ports/translator/http.ts'
import { findDraftRun, makeDrafts, saveWords, startDrafts } from './index.ts'

let database: TestDatabase
let server: Server
let url = ''
/** What the service makes of a text; null: it answers with an error. */
let say: (source: string) => string | null = () => null
let asked: string[][] = []

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { q } = JSON.parse(body) as { q: string[] }
      asked.push(q)
      const translatedText = q.map(say)
      if (translatedText.includes(null)) response.writeHead(500).end()
      else response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText }))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await database.drop()
})
beforeEach(() => {
  asked = []
})

const system = () => createTestCtx(database.db, { actor: { kind: 'system' } })

async function addArticle(sign: string, title: string): Promise<number> {
  const text = articleText({ title, summary: 'Write to {desk}.', body: [{ kind: 'paragraph', text: 'Every ship sails on time.' }] })
  return (await saveArticle({ ctx: system().ctx, input: { ...articleInput(sign), texts: { en: text } } })).article_id
}

async function draft(input: object, isLastTry = true) {
  const { ctx, jobs } = system()
  const run = draftRunSchema.parse(await startDrafts({ ctx, input: startDraftsInputSchema.parse({ locale: 'de', ...input }) }))
  expect(jobs.sent).toMatchObject([{ name: 'translation-draft', payload: { runId: run.id } }])
  const translator = createHttpTranslator({ url, key: null, seconds: 5 })
  const made = await makeDrafts({ ctx, translator, input: { runId: run.id, isLastTry, signal: new AbortController().signal } }).then(
    () => null,
    (error: Error) => error.message,
  )
  return { ...draftRunSchema.parse(await findDraftRun({ ctx, input: { id: run.id } })), error: made }
}

const german = async (id: number) => {
  const { value, languages } = await findStaffArticle({ ctx: system().ctx, input: { id } })
  return { title: value.title.de, summary: value.summary.de, body: value.body.de, state: value.publish_state.de, isUnread: languages.de.is_unread }
}

it('drafts a whole article, unread and not on the site', async () => {
  const id = await addArticle('drafted-whole', 'Good ships')
  say = (source) => `Auf Deutsch: ${source}`
  expect(await draft({ ids: [`article/${id}`] })).toMatchObject({ state: 'done', total: 1, drafted: 1, left: 0 })
  expect(await german(id)).toEqual({
    title: 'Auf Deutsch: Good ships',
    summary: 'Auf Deutsch: Write to {desk}.',
    body: [{ kind: 'paragraph', text: 'Auf Deutsch: Every ship sails on time.' }],
    state: 'draft',
    isUnread: true,
  })
})

it('says the terms of the glossary: where the service says them otherwise, they are put in', async () => {
  const id = await addArticle('drafted-terms', 'The down payment and the freight')
  say = (source) => source.replace('down payment', 'Vorkasse').replace('freight', 'Transportgeld').replace(' and the ', ' und ')
  await draft({ ids: [`article/${id}`], field: 'title' })
  expect(asked).toEqual([['The down payment and the freight'], ['The [[0]] and the [[1]]']])
  expect((await german(id)).title).toBe('The Anzahlung und Fracht')
})

it.each<[string, (source: string) => string]>([
  ['loses a placeholder', (source) => source.replace('{desk}', 'uns').replace('Write', 'Schreiben')],
  ['holds HTML', (source) => `${source} <b>ja</b>`],
  ['is empty', () => ''],
  ['loses the mark of a term', (source) => source.replaceAll(/\[\[\d\]\]|freight/g, 'Kosten')],
])('makes no draft of a text that %s', async (_what, spoil) => {
  const id = await addArticle(`spoiled-${crypto.randomUUID()}`, 'All about freight')
  say = (source) => (source.startsWith('All') || source.startsWith('Write') ? spoil(source) : `Gut: ${source}`)
  await draft({ ids: [`article/${id}`] })
  const { title, summary } = await german(id)
  expect(title === '' || summary === '').toBe(true)
})

it('leaves alone what is on the site, and what somebody has written meanwhile', async () => {
  const [shown, written] = [await addArticle('drafted-shown', 'Shown'), await addArticle('drafted-written', 'Written')]
  const texts = { title: { de: 'Von Hand' }, summary: { de: 'Hand {desk}' }, body: { de: [{ kind: 'paragraph', text: 'Hand.' }] } }
  await saveWords({ ctx: system().ctx, input: { kind: 'article', id: String(shown), version: 1, value: { ...texts, publish_state: { de: 'published' } } } })
  await expect(draft({ ids: [`article/${shown}`] })).rejects.toMatchObject({ issues: [{ path: 'ids', key: 'nothing_missing' }] })
  say = (source) => `Maschine ${source}`
  const { ctx } = system()
  const run = await startDrafts({ ctx, input: { locale: 'de', ids: [`article/${written}`] } })
  await saveWords({ ctx, input: { kind: 'article', id: String(written), version: 1, value: texts } })
  const translator = createHttpTranslator({ url, key: null, seconds: 5 })
  await makeDrafts({ ctx, translator, input: { runId: run.id, isLastTry: true, signal: new AbortController().signal } })
  expect(await german(written)).toMatchObject({ title: 'Von Hand', isUnread: false })
})

it('goes on after a service that failed, and says so when it gives up', async () => {
  const ids = [await addArticle('drafted-first', 'First ship'), await addArticle('drafted-second', 'Second ship')]
  say = (source) => (source === 'First ship' ? null : `Auf Deutsch: ${source}`)
  const run = await draft({ ids: ids.map((id) => `article/${id}`) }, false)
  expect(run).toMatchObject({ state: 'running', drafted: 1, error: 'answered 500' })
  const translator = createHttpTranslator({ url, key: null, seconds: 5 })
  const again = { runId: run.id, isLastTry: true, signal: new AbortController().signal }
  await expect(makeDrafts({ ctx: system().ctx, translator, input: again })).rejects.toThrow('answered 500')
  expect(await findDraftRun({ ctx: system().ctx, input: { id: run.id } })).toMatchObject({ state: 'failed', drafted: 1 })
})

it('is for those who may write it, in their languages', async () => {
  const id = await addArticle('drafted-not-mine', 'Not mine')
  const input = { locale: 'de' as const, ids: [`article/${id}`] }
  const as = async (permissions: string[], languages: string[] | null) =>
    createTestCtx(database.db, { actor: { ...(await addStaff(database.db, permissions)), languages } }).ctx
  await expect(startDrafts({ ctx: await as(['content.read'], null), input })).rejects.toThrow('forbidden')
  await expect(startDrafts({ ctx: await as(['content.read', 'content.write'], ['fr']), input })).rejects.toThrow('forbidden')
  await expect(startDrafts({ ctx: system().ctx, input: { ...input, locale: 'en' } })).rejects.toMatchObject({ issues: [{ key: 'english_source' }] })
})
