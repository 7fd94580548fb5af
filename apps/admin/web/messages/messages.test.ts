import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '#contract/staff-values.ts'
import { ROLE_PERMISSIONS } from '#core/domain/staff/index.ts'
import en from '#i18n/messages/en/admin.json'
import zh from '#i18n/messages/zh/admin.json'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** Every action that a verb writes into the audit log, read out of the code. */
function writtenActions(): string[] {
  const files = globSync('core/domain/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/action: '([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1] ?? '')))]
}

function textOf(messages: object, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages)
}

describe('messages whose keys come from data', () => {
  it('name every action of the audit log in both languages', () => {
    const actions = writtenActions()
    expect(actions.length).toBeGreaterThan(15)
    for (const messages of [en, zh]) expect(actions.filter((action) => typeof textOf(messages.audit.action, action) !== 'string')).toEqual([])
  })
})

/** Every text of a catalogue by its key. */
function textsOf(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value as object, `${prefix}${key}.`),
  )
}

describe('Chinese words of the staff', () => {
  // As they are written; imported, they are compiled.
  const read = (locale: string): object => JSON.parse(readFileSync(path.join(ROOT, `i18n/messages/${locale}/admin.json`), 'utf8'))
  const english = new Map(textsOf(read('en')))

  it('name one thing in one way: 撤销 what was done, 下线 from the site, 恢复 an earlier state, 撤回 what was sent (R16.115)', () => {
    const wrong = textsOf(read('zh')).filter(([key, text]) => {
      const source = english.get(key) ?? ''
      if (/撤下|回退|还原/.test(text)) return true
      if (/\bundo/i.test(source) && !/作废/.test(text)) return !text.includes('撤销')
      return text.includes('撤回') && !/withdraw|\breset\b|already logged in/i.test(source)
    })
    expect(wrong).toEqual([])
  })
})

describe('roles', () => {
  it('hold permissions that exist, each once, and the owner holds them all', () => {
    for (const permissions of Object.values(ROLE_PERMISSIONS)) expect(new Set(permissions).size).toBe(permissions.length)
    expect([...ROLE_PERMISSIONS.owner].toSorted()).toEqual([...PERMISSIONS].toSorted())
  })
})
