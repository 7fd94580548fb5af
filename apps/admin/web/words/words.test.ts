import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS, ROLE_KEYS } from '#contract/staff.ts'
import { ENQUIRY_EVENT_KINDS, ENQUIRY_STATUSES } from '#contract/staff-enquiry.ts'
import { ENQUIRY_ORIGINS } from '#contract/enquiry.ts'
import { ROLE_PERMISSIONS } from '#core/domain/staff/index.ts'
import { ORIGINS, ROLES, STATUSES } from '#apps/admin/web/api/lists.ts'
import en from '#i18n/messages/en/admin.json'
import zh from '#i18n/messages/zh/admin.json'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** Every action that a verb writes into the audit log, read out of the code. */
function writtenActions(): string[] {
  const files = globSync('core/domain/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1] ?? '')))]
}

function textOf(words: object, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], words)
}

describe('words whose keys come from data', () => {
  it('name every action of the audit log in both languages', () => {
    const actions = writtenActions()
    expect(actions.length).toBeGreaterThan(15)
    for (const words of [en, zh]) expect(actions.filter((action) => typeof textOf(words.audit.action, action) !== 'string')).toEqual([])
  })

  it('name every state, event, origin and role', () => {
    for (const words of [en, zh]) {
      expect(Object.keys(words.status)).toEqual([...ENQUIRY_STATUSES])
      expect(Object.keys(words.origin)).toEqual([...ENQUIRY_ORIGINS])
      expect(Object.keys(words.role)).toEqual([...ROLE_KEYS])
      expect(ENQUIRY_EVENT_KINDS.filter((kind) => !(kind in words.event))).toEqual([])
    }
  })
})

describe('the lists of the browser', () => {
  it('are those of the contract, in its order', () => {
    expect([STATUSES, ORIGINS, ROLES]).toEqual([ENQUIRY_STATUSES, ENQUIRY_ORIGINS, ROLE_KEYS])
  })
})

describe('roles', () => {
  it('hold permissions that exist, each once, and the owner holds them all', () => {
    for (const permissions of Object.values(ROLE_PERMISSIONS)) expect(new Set(permissions).size).toBe(permissions.length)
    expect([...ROLE_PERMISSIONS.owner].toSorted()).toEqual([...PERMISSIONS].toSorted())
  })
})
