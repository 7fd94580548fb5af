import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { text } from 'node:stream/consumers'
import { DEALER_STAGES, DEALER_TRANSITIONS, DOCUMENT_LIMITS, type DealerStage } from '#contract/dealer-values.ts'
import type { ListDealersInput } from '#contract/staff-dealer.ts'
import { auditLog, dealerApplication, dealerStatusLink } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { addStaff, createTestCtx, VISITOR_REQUEST } from '#core/domain/testing.ts'
import {
  addDealerDocuments,
  addDealerNote,
  applyAsDealer,
  assignDealer,
  findDealer,
  findDealerEvent,
  findDealerStatus,
  issueStatusCode,
  listDealers,
  openDealerDocument,
  releaseDealer,
  requestStatusLink,
  setDealerStage,
  withdrawApplication,
} from './index.ts'
import { applicationInput, pdfBytes, receivedDocuments } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** An application with one PDF, its staff, and the code of its link. */
async function open(changes: Parameters<typeof applicationInput>[0] = {}) {
  const made = createTestCtx(database.db)
  const { ctx } = made
  const input = applicationInput(changes)
  const bytes = pdfBytes()
  const documents = await receivedDocuments(ctx, [{ name: 'licence.pdf', bytes }])
  const { reference } = await applyAsDealer({ ctx, input, documents, idempotencyKey: null, request: VISITOR_REQUEST })
  const [row] = await database.db.select({ id: dealerApplication.id }).from(dealerApplication).where(eq(dealerApplication.reference, reference))
  const id = row?.id ?? 0
  const colleague = await addStaff(database.db, ['dealer.read', 'dealer.write'])
  const staff = { ...ctx, actor: colleague }
  const manager = { ...ctx, actor: await addStaff(database.db, ['dealer.read', 'dealer.write', 'dealer.assign']) }
  const system = { ...ctx, actor: { kind: 'system' as const } }
  made.jobs.sent.length = 0
  return { ...made, id, reference, mail: String(input.mail), bytes, staff, manager, system, code: await issueStatusCode({ ctx: system, input: { id } }) }
}

async function bring(id: number, stage: DealerStage) {
  await database.db.update(dealerApplication).set({ stage }).where(eq(dealerApplication.id, id))
}

describe('stages', () => {
  it('are reached by the ways that exist and by no other', async () => {
    const { id, staff } = await open()
    for (const from of DEALER_STAGES) {
      for (const to of DEALER_STAGES) {
        await bring(id, from)
        const move = setDealerStage({ ctx: staff, input: { id, stage: to, message: 'the licence' } })
        if (from === to || DEALER_TRANSITIONS[from].includes(to)) expect((await move).stage).toBe(to)
        else await expect(move).rejects.toMatchObject({ key: 'conflict' })
      }
    }
  })

  it('are told to the applicant where they concern them, with the message', async () => {
    const { id, staff, jobs, system, code, ctx } = await open()
    await setDealerStage({ ctx: staff, input: { id, stage: 'in_review' } })
    expect(jobs.sent).toEqual([])
    await setDealerStage({ ctx: staff, input: { id, stage: 'materials_requested', message: ' Please send the import licence. ' } })
    expect(jobs.sent).toEqual([{ name: 'dealer-mail', payload: { eventId: expect.any(Number) as number } }])
    const [job] = jobs.sent
    const eventId = job?.name === 'dealer-mail' ? job.payload.eventId : 0
    expect(await findDealerEvent({ ctx: system, input: { eventId } })).toMatchObject({
      kind: 'stage_changed',
      detail: { from: 'in_review', to: 'materials_requested', message: 'Please send the import licence.' },
    })
    const status = await findDealerStatus({ ctx, input: { code } })
    expect(status.history.map(({ stage, message }) => [stage, message])).toEqual([
      ['submitted', null],
      ['in_review', null],
      ['materials_requested', 'Please send the import licence.'],
    ])
    const audit = await database.db
      .select({ detail: auditLog.detail })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
    expect(JSON.stringify(audit)).not.toContain('licence')
  })

  it('ask for materials only by saying which', async () => {
    const { id, staff } = await open()
    await expect(setDealerStage({ ctx: staff, input: { id, stage: 'materials_requested', message: ' ' } })).rejects.toMatchObject({
      key: 'validation_failed',
      issues: [{ path: 'message', key: 'required' }],
    })
  })

  it('follow one another where two decide at once', async () => {
    const { id, staff, manager } = await open()
    await bring(id, 'negotiation')
    const results = await Promise.allSettled([
      setDealerStage({ ctx: staff, input: { id, stage: 'approved' } }),
      setDealerStage({ ctx: manager, input: { id, stage: 'rejected' } }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the status link', () => {
  it('opens one application, for 180 days, and only its hash is stored', async () => {
    const { ctx, code, reference, clock } = await open()
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await findDealerStatus({ ctx, input: { code } })).toMatchObject({
      reference,
      stage: 'submitted',
      may_withdraw: true,
      documents_left: DOCUMENT_LIMITS.mostInAll - 1,
    })
    for (const wrong of ['', 'x', `${code.slice(0, -1)}!`, 'A'.repeat(43), `${code} `]) {
      if (wrong.trim() === code) continue
      await expect(findDealerStatus({ ctx, input: { code: wrong } })).rejects.toMatchObject({ key: 'not_found' })
    }
    const stored = await database.db.select().from(dealerStatusLink)
    expect(stored.some(({ codeHash }) => codeHash.toString('utf8').includes(code))).toBe(false)
    clock.advance(181 * 24 * 3600_000)
    await expect(findDealerStatus({ ctx, input: { code } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('is sent again to the right address alone, three times an hour for one network, with the same answer for all', async () => {
    const { ctx, jobs, reference, mail } = await open()
    expect(await requestStatusLink({ ctx, input: { reference, mail: 'other@example.com' }, ip: VISITOR_REQUEST.ip })).toBeUndefined()
    expect(await requestStatusLink({ ctx, input: { reference: 'ZZZZ-ZZ', mail }, ip: VISITOR_REQUEST.ip })).toBeUndefined()
    expect(await requestStatusLink({ ctx, input: { reference: 'nonsense', mail }, ip: VISITOR_REQUEST.ip })).toBeUndefined()
    expect(jobs.sent).toEqual([])
    for (let time = 0; time < 5; time += 1)
      await requestStatusLink({ ctx, input: { reference: reference.toLowerCase().replace('-', ' '), mail: mail.toUpperCase() }, ip: VISITOR_REQUEST.ip })
    expect(jobs.sent.map(({ name }) => name)).toEqual(['dealer-mail', 'dealer-mail', 'dealer-mail'])
  })

  it('reaches an applicant who asks from elsewhere, however often a stranger has asked', async () => {
    const { ctx, jobs, reference, mail, clock } = await open()
    const ask = (ip: string) => requestStatusLink({ ctx, input: { reference, mail }, ip })
    for (const ip of ['192.0.2.1', '192.0.2.2', '2001:db8::1']) for (let time = 0; time < 5; time += 1) await ask(ip)
    expect(jobs.sent).toHaveLength(9)
    await ask('198.51.100.4')
    expect(jobs.sent).toHaveLength(10)
    clock.advance(3_600_000)
    await ask('192.0.2.1')
    expect(jobs.sent).toHaveLength(11)
  })
})

describe('documents that come later', () => {
  it('bring an application that waited for them back into review, and are kept once', async () => {
    const { ctx, id, staff, code, jobs, files, bytes } = await open()
    await setDealerStage({ ctx: staff, input: { id, stage: 'materials_requested', message: 'more' } })
    jobs.sent.length = 0
    const more = pdfBytes()
    const send = async () => {
      const documents = await receivedDocuments(ctx, [
        { name: 'again.pdf', bytes },
        { name: 'more.pdf', bytes: more },
      ])
      return addDealerDocuments({ ctx, input: { code }, documents, request: VISITOR_REQUEST })
    }
    expect(await send()).toMatchObject({ stage: 'in_review', documents: [{ file_name: 'licence.pdf' }, { file_name: 'more.pdf' }] })
    expect(jobs.sent.map(({ name }) => name)).toEqual(['dealer-notice'])
    await send()
    expect(files.kept.size).toBe(2)
    expect(jobs.sent).toHaveLength(1)
  })

  it('are refused where none, a bad one or too many are sent, or the application is closed', async () => {
    const { ctx, id, code, files } = await open()
    await expect(addDealerDocuments({ ctx, input: { code }, documents: [], request: VISITOR_REQUEST })).rejects.toMatchObject({
      issues: [{ path: 'documents', key: 'required' }],
    })
    const bad = await receivedDocuments(ctx, [{ name: 'a.pdf', bytes: Buffer.from('MZ') }])
    await expect(addDealerDocuments({ ctx, input: { code }, documents: bad, request: VISITOR_REQUEST })).rejects.toMatchObject({ key: 'documents_refused' })
    for (let round = 0; round < 4; round += 1) {
      const five = await receivedDocuments(
        ctx,
        Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pdf`, bytes: pdfBytes() })),
      )
      await addDealerDocuments({ ctx, input: { code }, documents: five, request: VISITOR_REQUEST })
    }
    const last = await receivedDocuments(
      ctx,
      Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pdf`, bytes: pdfBytes() })),
    )
    await expect(addDealerDocuments({ ctx, input: { code }, documents: last, request: VISITOR_REQUEST })).rejects.toMatchObject({
      issues: [{ path: 'documents.4', key: 'too_many' }],
    })
    await bring(id, 'approved')
    const late = await receivedDocuments(ctx, [{ name: 'late.pdf', bytes: pdfBytes() }])
    await expect(addDealerDocuments({ ctx, input: { code }, documents: late, request: VISITOR_REQUEST })).rejects.toMatchObject({ key: 'conflict' })
    expect(files.kept.size).toBe(21)
  })

  it('are read by staff alone, which is written down', async () => {
    const { ctx, id, staff, bytes } = await open()
    const [document] = (await findDealer({ ctx: staff, input: { id } })).documents
    const input = { id, document_id: document?.id ?? 0 }
    const opened = await openDealerDocument({ ctx: staff, input })
    expect(opened).toMatchObject({ fileName: 'licence.pdf', contentType: 'application/pdf', byteSize: bytes.byteLength })
    expect(await text(opened.content)).toBe(bytes.toString())
    await expect(openDealerDocument({ ctx, input })).rejects.toMatchObject({ key: 'forbidden' })
    const other = await open()
    await expect(openDealerDocument({ ctx: staff, input: { ...input, id: other.id } })).rejects.toMatchObject({ key: 'not_found' })
    const audit = await database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
    expect(audit).toContainEqual({ action: 'dealer.document_read' })
  })
})

it('is withdrawn by its applicant, once, and not after it was decided', async () => {
  const { ctx, id, code, jobs } = await open()
  const [first, second] = await Promise.all([withdrawApplication({ ctx, input: { code } }), withdrawApplication({ ctx, input: { code } })])
  expect([first.stage, second.stage, second.may_withdraw]).toEqual(['withdrawn', 'withdrawn', false])
  expect(jobs.sent.map(({ name }) => name)).toEqual(['dealer-mail', 'dealer-notice'])
  await bring(id, 'approved')
  await expect(withdrawApplication({ ctx, input: { code } })).rejects.toMatchObject({ key: 'conflict' })
})

it('belongs to somebody: taken by oneself, given by a manager', async () => {
  const { id, staff, manager, ctx, code } = await open()
  const mine = staff.actor.staffId
  expect(await assignDealer({ ctx: staff, input: { id, owner_id: mine } })).toMatchObject({ owner: { id: mine } })
  expect((await findDealerStatus({ ctx, input: { code } })).contact).toMatch(/^Li /)
  await expect(assignDealer({ ctx: staff, input: { id, owner_id: manager.actor.staffId } })).rejects.toMatchObject({ key: 'forbidden' })
  await expect(assignDealer({ ctx: manager, input: { id, owner_id: 999_999 } })).rejects.toMatchObject({ key: 'validation_failed' })
  const { events } = await assignDealer({ ctx: manager, input: { id, owner_id: null } })
  expect(events.at(-1)).toMatchObject({ kind: 'owner_changed', detail: { from: { id: mine }, to: null } })
})

it('shows a note to staff and not to the applicant', async () => {
  const { id, staff, ctx, code } = await open()
  const { events } = await addDealerNote({ ctx: staff, input: { id, text: 'Called, sounds serious.' } })
  expect(events.at(-1)).toMatchObject({ kind: 'note_added', detail: { text: 'Called, sounds serious.' } })
  expect(JSON.stringify(await findDealerStatus({ ctx, input: { code } }))).not.toContain('serious')
})

it('tells both sides when it is let out of quarantine', async () => {
  const { id, staff, jobs } = await open({ company_website: 'x' })
  expect(await releaseDealer({ ctx: staff, input: { id } })).toMatchObject({ is_quarantined: false })
  await releaseDealer({ ctx: staff, input: { id } })
  expect(jobs.sent.map(({ name }) => name)).toEqual(['customer-link', 'dealer-mail', 'dealer-notice'])
})

describe('the list', () => {
  const ask = (changes: Partial<ListDealersInput>): ListDealersInput => ({
    quarantined: 'no',
    sort: 'created_at',
    order: 'desc',
    page: 1,
    page_size: 25,
    ...changes,
  })

  it('finds by stage, owner and word', async () => {
    const { id, staff, reference, mail } = await open({ mobile: '+51 1 777 4321' })
    await assignDealer({ ctx: staff, input: { id, owner_id: staff.actor.staffId } })
    const find = async (changes: Partial<ListDealersInput>) => (await listDealers({ ctx: staff, input: ask(changes) })).list.map((row) => row.id)
    expect(await find({ owner: ['me'] })).toEqual([id])
    expect(await find({ owner: ['me'], stage: ['approved'] })).toEqual([])
    expect(await find({ word: reference.toLowerCase() })).toEqual([id])
    expect(await find({ word: mail })).toEqual([id])
    expect(await find({ word: '777 4321' })).toEqual([id])
    expect(await find({ word: '%' })).toEqual([])
  })

  it('is for staff with the permission, as is everything about it', async () => {
    const { id, ctx } = await open()
    const stranger = { ...ctx, actor: await addStaff(database.db, ['enquiry.read']) }
    const reader = { ...ctx, actor: await addStaff(database.db, ['dealer.read']) }
    for (const asked of [ctx, stranger]) {
      await expect(listDealers({ ctx: asked, input: ask({}) })).rejects.toMatchObject({ key: 'forbidden' })
      await expect(findDealer({ ctx: asked, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    }
    for (const change of [
      setDealerStage({ ctx: reader, input: { id, stage: 'in_review' } }),
      assignDealer({ ctx: reader, input: { id, owner_id: null } }),
      addDealerNote({ ctx: reader, input: { id, text: 'x' } }),
      releaseDealer({ ctx: reader, input: { id } }),
    ])
      await expect(change).rejects.toMatchObject({ key: 'forbidden' })
  })
})
