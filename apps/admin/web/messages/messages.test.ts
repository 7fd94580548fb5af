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

describe('roles', () => {
  it('hold permissions that exist, each once, and the owner holds them all', () => {
    for (const permissions of Object.values(ROLE_PERMISSIONS)) expect(new Set(permissions).size).toBe(permissions.length)
    expect([...ROLE_PERMISSIONS.owner].toSorted()).toEqual([...PERMISSIONS].toSorted())
  })
})
