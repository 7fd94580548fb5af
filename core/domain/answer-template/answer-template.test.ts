import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fillFields, openFields } from '#contract/answer-template-values.ts'
import { listAnswerTemplatesInputSchema, type AnswerTemplateValue } from '#contract/answer-template.ts'
import { answerTemplateText, auditLog, enquiry, setting, usedCar } from '#core/db/schema/index.ts'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import { seedCountries } from '#core/domain/country/index.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { loadPricedStock } from '#core/domain/landed-price/testing.ts'
import { addLead, addOffer } from '#core/domain/quotation/testing.ts'
import { addStaff, createTestCtx } from '#core/domain/testing.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import {
  deleteAnswerTemplate,
  fillTemplate,
  findAnswerFields,
  findAnswerTemplate,
  listAnswerTemplateRevisions,
  listAnswerTemplates,
  saveAnswerTemplate,
} from './index.ts'

const TIGGO = 'chery-tiggo-4-pro-1-5l-cvt-elite-2025'
const READ = ['enquiry.read']
const WRITE = [...READ, 'answer_template.write']
const SELL = [...READ, 'enquiry.write', 'quotation.write']
const siteOrigin = 'https://www.example.com'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const { ctx } = createTestCtx(database.db)
  await seedCountries({ ctx })
  await loadPricedStock(database.db)
  const value = { name: 'Quayline', whatsapp: '+86 138 0000 0000' }
  await database.db.insert(setting).values({ key: 'company', value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}, 120_000)
afterAll(() => database.drop())

const ctxOf = async (permissions: readonly string[], languages?: readonly string[]) =>
  createTestCtx(database.db, { actor: { ...(await addStaff(database.db, permissions)), ...(languages === undefined ? {} : { languages }) } }).ctx

type Texts = Partial<Record<Locale, string>>

function template(text: Texts, changes: Partial<Omit<AnswerTemplateValue, 'text' | 'subject'>> & { subject?: Texts } = {}): AnswerTemplateValue {
  const { subject = {}, ...rest } = changes
  return {
    name: 'First answer',
    kind: 'message',
    ...rest,
    subject: inEachLanguage((code) => subject[code] ?? ''),
    text: inEachLanguage((code) => text[code] ?? ''),
  }
}

async function save(value: AnswerTemplateValue) {
  return saveAnswerTemplate({ ctx: await ctxOf(WRITE), input: { id: null, version: 0, value } })
}

async function fieldsOf(enquiryId: number, locale: Locale = 'en') {
  const { values } = await findAnswerFields({ ctx: await ctxOf(READ), input: { enquiry_id: enquiryId, locale, siteOrigin } })
  return values
}

describe('a template of answers (R23.30)', () => {
  it('is written, changed with its version and deleted, each kept', async () => {
    const ctx = await ctxOf(WRITE)
    const made = await saveAnswerTemplate({ ctx, input: { id: null, version: 0, value: template({ en: 'Hello {{name}}', fr: 'Bonjour {{ name }}' }) } })
    expect(made).toMatchObject({ version: 1, is_sample: false })
    const value = { ...made.value, text: { ...made.value.text, fr: '' } }
    const changed = await saveAnswerTemplate({ ctx, input: { id: made.id, version: 1, value } })
    await expect(saveAnswerTemplate({ ctx, input: { id: made.id, version: 1, value: made.value } })).rejects.toMatchObject({ key: 'conflict' })
    expect((await listAnswerTemplateRevisions({ ctx, input: made }))[0]).toMatchObject({
      before: { 'text.fr': 'Bonjour {{ name }}' },
      after: { 'text.fr': '' },
    })
    await expect(deleteAnswerTemplate({ ctx, input: { id: made.id, version: 1 } })).rejects.toMatchObject({ key: 'conflict' })
    await deleteAnswerTemplate({ ctx, input: changed })
    await expect(findAnswerTemplate({ ctx, input: made })).rejects.toMatchObject({ key: 'not_found' })
    expect(await database.db.select().from(answerTemplateText).where(eq(answerTemplateText.templateId, made.id))).toEqual([])
    const actions = await database.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectKind, 'answer_template'))
    expect(actions.map(({ action }) => action)).toEqual(['answer_template.saved', 'answer_template.saved', 'answer_template.deleted'])
  })

  it('is listed by name, found by its words in any language, and told by its beginning', async () => {
    await save(template({ en: 'Payment steps', ru: 'Порядок оплаты' }, { name: 'zz payment' }))
    await save(template({ en: 'Thank you' }, { name: 'Aa thanks', kind: 'snippet' }))
    const ctx = await ctxOf(READ)
    const list = async (input: object) => listAnswerTemplates({ ctx, input: listAnswerTemplatesInputSchema.parse(input) })
    const names = (await list({})).list.map(({ name }) => name)
    expect(names.indexOf('Aa thanks')).toBeLessThan(names.indexOf('zz payment'))
    expect((await list({ word: 'оплаты', locale: 'ru' })).list).toMatchObject([
      { name: 'zz payment', start: 'Порядок оплаты', start_locale: 'ru', locales: ['en', 'ru'] },
    ])
    expect((await list({ word: 'payment', locale: 'th' })).list).toMatchObject([{ start: 'Payment steps', start_locale: 'en' }])
    expect((await list({ kind: 'snippet' })).list.map(({ name }) => name)).toEqual(['Aa thanks'])
    expect((await list({ word: 'zz', missing: 'ru' })).total).toBe(0)
  })

  it.each<[string, string, AnswerTemplateValue]>([
    ['value.text.en', 'unknown_field', template({ en: 'Hello {{nombre}}' })],
    ['value.text.en', 'unknown_field', template({ en: 'Hello {{name}' })],
    ['value.text.en', 'unknown_field', template({ en: 'Hello name}}' })],
    ['value.subject.de', 'unknown_field', template({ de: 'Hallo' }, { subject: { de: '{{Name}}' } })],
    ['value.text.en', 'required', template({})],
    ['value.text.fr', 'required', template({ en: 'Hello' }, { subject: { fr: 'Votre demande' } })],
    ['value.name', 'required', template({ en: 'Hello' }, { name: ' ' })],
    ['value.name', 'control_characters', template({ en: 'Hello' }, { name: 'First\nanswer' })],
    ['value.text.en', 'too_long', template({ en: 'x'.repeat(5001) })],
    ['value.text.en', 'control_characters', template({ en: 'bell\u0007' })],
  ])('is refused by %s as %s', async (path, key, value) => {
    await expect(save(value)).rejects.toMatchObject({ key: 'validation_failed', issues: [{ path, key }] })
  })

  it('keeps no subject of a snippet', async () => {
    const { value } = await save(template({ en: 'Thank you' }, { kind: 'snippet', subject: { en: 'Thanks' } }))
    expect(value.subject.en).toBe('')
  })

  it('is written by those who may, in their languages, and read and filled in by whoever sees leads', async () => {
    const value = template({ en: 'Hello', fr: 'Bonjour' })
    const input = { id: null, version: 0, value }
    await expect(saveAnswerTemplate({ ctx: await ctxOf(SELL), input })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(saveAnswerTemplate({ ctx: await ctxOf(WRITE, ['en']), input })).rejects.toMatchObject({
      key: 'forbidden',
      issues: [{ path: 'value.text.fr', key: 'not_your_language' }],
    })
    const { id } = await save(value)
    await expect(deleteAnswerTemplate({ ctx: await ctxOf(SELL), input: { id, version: 1 } })).rejects.toMatchObject({ key: 'forbidden' })
    const lead = await addLead(database.db)
    const nobody = createTestCtx(database.db).ctx
    const filling = { id, enquiry_id: lead.id, locale: 'fr' as const, siteOrigin }
    await expect(fillTemplate({ ctx: nobody, input: filling })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(findAnswerFields({ ctx: nobody, input: filling })).rejects.toMatchObject({ key: 'forbidden' })
    await expect(findAnswerTemplate({ ctx: nobody, input: { id } })).rejects.toMatchObject({ key: 'forbidden' })
    expect(await fillTemplate({ ctx: await ctxOf(READ), input: filling })).toMatchObject({ text: 'Bonjour' })
  })
})

describe('a template filled in (R23.31)', () => {
  it('says what the lead knows, and leaves what it does not know in the text', async () => {
    const lead = await addLead(database.db, { car_model_sign: TIGGO, quantity: '120', destination_port: 'Mombasa', price_basis: 'cif' })
    const text =
      'Dear {{name}}, {{quantity}} × {{car}} {{price_basis}} {{port}}: {{port_price}}. {{due_date}} {{offer_link}} {{due_date}} {{phone}}\n{{car_link}}'
    const { id } = await save(template({ en: text }, { subject: { en: '{{reference}}: {{offer_link}}' } }))
    const filled = await fillTemplate({ ctx: await ctxOf(READ), input: { id, enquiry_id: lead.id, locale: 'en', siteOrigin } })
    expect(filled).toMatchObject({ locale: 'en', missing: ['offer_link', 'due_date', 'phone'], subject: `${lead.reference}: {{offer_link}}` })
    expect(filled.text).toMatch(
      /^Dear Amina \w+, 120 × .*Tiggo 4 Pro.* CIF Mombasa: US\$[\d,]+\. \{\{due_date\}\} \{\{offer_link\}\} \{\{due_date\}\} \{\{phone\}\}\n/,
    )
    expect(filled.text).toContain(`\nhttps://www.example.com/car/${TIGGO}`)
    expect(openFields(filled.text)).toEqual(['due_date', 'offer_link', 'phone'])
  })

  it('names who writes and the newest offer, until its buyer can no longer take it', async () => {
    const lead = await addLead(database.db, { car_model_sign: TIGGO }, 'ar')
    const ctx = await ctxOf(SELL)
    const { code } = await addOffer(ctx, lead.id, { valid_until: '2026-12-05' })
    const input = { enquiry_id: lead.id, locale: 'en' as const, siteOrigin }
    const { values } = await findAnswerFields({ ctx, input })
    expect(values).toMatchObject({ due_date: '5\u00a0December 2026', offer_link: `https://ar.example.com/quotation/${code}`, company: 'Quayline' })
    expect(values.staff).toMatch(/^Li /)
    const late = { ...ctx, ports: { ...ctx.ports, clock: { now: () => new Date('2026-12-06T00:00:00Z') } } }
    expect((await findAnswerFields({ ctx: late, input })).values).not.toHaveProperty('due_date')
  })

  it('answers in English where the language has no text, and in what there is where English has none', async () => {
    const lead = await addLead(database.db)
    const ctx = await ctxOf(READ)
    const both = await save(template({ en: 'Hello', es: 'Hola' }))
    const filling = (id: number, locale: Locale) => fillTemplate({ ctx, input: { id, enquiry_id: lead.id, locale, siteOrigin } })
    expect(await filling(both.id, 'es')).toMatchObject({ locale: 'es', text: 'Hola' })
    expect(await filling(both.id, 'th')).toMatchObject({ locale: 'en', text: 'Hello' })
    const spanish = await save(template({ es: 'Hola' }))
    expect(await filling(spanish.id, 'th')).toMatchObject({ locale: 'es', text: 'Hola' })
    await expect(filling(999_999, 'en')).rejects.toMatchObject({ key: 'not_found' })
    await expect(fillTemplate({ ctx, input: { id: both.id, enquiry_id: 999_999, locale: 'en', siteOrigin } })).rejects.toMatchObject({ key: 'not_found' })
  })

  it('writes prices and days as the language does', async () => {
    const lead = await addLead(database.db, { car_model_sign: TIGGO, destination_port: 'Mombasa' })
    const [en, ru, ar] = await Promise.all((['en', 'ru', 'ar'] as const).map((locale) => fieldsOf(lead.id, locale)))
    const figure = (en?.price ?? '').replace('US$', '')
    expect(figure).toMatch(/^\d+,\d{3}$/)
    expect(ru?.price).toBe(`${figure.replace(',', '\u00a0')}\u00a0$`)
    // Apart from the Arabic around it, with Latin digits and the sign in front.
    expect(ar?.price).toBe(`\u2068US$${figure}\u2069`)
    expect(ar?.port).toBe('\u2068Mombasa\u2069')
    // Once, however it was made.
    expect(ar?.car).toMatch(/^\u2068[^\u2066-\u2069]+\u2069$/)
    expect(ar?.port_price).toMatch(/^\u2068US\$[\d,]+\u2069$/)
    expect(ar?.car_link).toBe(`https://ar.example.com/car/${TIGGO}`)
    expect(ar?.whatsapp).toBe('\u2068+86 138 0000 0000\u2069')
  })

  it('takes what others wrote as plain text: no control signs, nothing that turns text around, and no field', async () => {
    const lead = await addLead(database.db)
    const changes = { name: '\u202eAnna\u0007\n{{price}} {{{{company}}}}', destinationPort: '\u2066Lagos\u2069' }
    await database.db.update(enquiry).set(changes).where(eq(enquiry.id, lead.id))
    expect(await fieldsOf(lead.id)).toMatchObject({ name: 'Anna {price} {company}', port: 'Lagos' })
    const { id } = await save(template({ en: 'Dear {{name}}' }))
    const filled = await fillTemplate({ ctx: await ctxOf(READ), input: { id, enquiry_id: lead.id, locale: 'en', siteOrigin } })
    expect(filled).toMatchObject({ text: 'Dear Anna {price} {company}', missing: [] })
    expect(openFields(filled.text)).toEqual([])
  })

  it('fills each field once, whatever its value says', () => {
    expect(fillFields('{{name}} {{ car }} {{port}}', { name: '{{car}}', car: '$& $1 {{port}}' })).toEqual({
      text: '{{car}} $& $1 {{port}} {{port}}',
      missing: ['port'],
    })
    expect(openFields('{{ name }} {{unknown}} {{name}} {{price')).toEqual(['name', 'unknown', 'price'])
  })

  it('tells several things by their names, their prices only where all have one', async () => {
    const [unit] = await database.db.select({ ref: usedCar.stockRef, id: usedCar.id }).from(usedCar).limit(1)
    if (unit === undefined) throw new Error('no unit')
    const items = [
      { kind: 'car' as const, sign: TIGGO, quantity: 2 },
      { kind: 'used' as const, sign: unit.ref, quantity: 1 },
    ]
    const lead = await addLead(database.db, { items, destination_port: 'Mombasa' })
    const values = await fieldsOf(lead.id)
    expect(values.car).toMatch(/Tiggo.* and /)
    expect(values.quantity).toBe('3')
    expect(values.price).toMatch(/Tiggo.* US\$[\d,]+ and .* US\$[\d,]+$/)
    expect(values.car_link?.split('\n')).toEqual([`https://www.example.com/car/${TIGGO}`, `https://www.example.com/usedCarsDetail/${unit.ref}`])
    await database.db.update(usedCar).set({ status: 'sold' }).where(eq(usedCar.id, unit.id))
    expect(await fieldsOf(lead.id)).not.toHaveProperty('price')
  })

  it('knows nothing of a vehicle where the question is a general one', async () => {
    const lead = await addLead(database.db)
    for (const locale of LOCALE_CODES) {
      const values = await fieldsOf(lead.id, locale)
      expect(Object.keys(values).toSorted(), locale).toEqual(['company', 'name', 'reference', 'staff', 'whatsapp'])
    }
  })
})
