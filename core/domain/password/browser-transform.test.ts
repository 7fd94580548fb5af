import { afterEach, describe, expect, it, vi } from 'vitest'
import { transformPassword } from '#contract/transform-password.ts'
import { transformPassword as onServer } from './index.ts'

const PASSWORDS = ['correct horse', 'ｃｏｒｒｅｃｔ horse', '密码密码密码密码', 'e\u0301clair au cafe\u0301', 'كلمة سر طويلة', '', 'x'.repeat(200)]

describe('transformPassword in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('gives the known vector of the transform', async () => {
    // printf '%s' "$(printf '%s' 'correct horse' | base64)" | sha256sum
    expect(await transformPassword('correct horse')).toBe('a89897fee2362d3dbcf1f32e3053d78ec7c93565bbc625e366bace0d1c8ff9b1')
  })

  it('is the same as the server’s', async () => {
    for (const password of PASSWORDS) expect(await transformPassword(password)).toBe(onServer(password))
  })

  it('is the same without WebCrypto, as over plain http', async () => {
    vi.stubGlobal('crypto', {})
    for (const password of PASSWORDS) expect(await transformPassword(password)).toBe(onServer(password))
  })
})
