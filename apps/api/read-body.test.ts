import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_VALUES } from './clean-params.ts'
import { readBody, shapeOf } from './read-body.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

function post(body: BodyInit | null, headers: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

async function read(body: BodyInit | null, headers: Record<string, string>) {
  return { ...(await readBody(post(body, headers))) }
}

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(left, 10_000)).fill(0x20))
      left -= 10_000
    },
  })
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`
}

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
}

describe('readBody', () => {
  it('reads JSON and forms alike', async () => {
    expect(await read('{"name":"Amina","n":1,"empty":""}', JSON_TYPE)).toEqual({ name: 'Amina', n: 1 })
    expect(await read('name=Amina+B&n=%C3%A9&n=2&&empty=', FORM_TYPE)).toEqual({ name: 'Amina B', n: ['é', '2'] })
    expect(await read('a=b=c', FORM_TYPE)).toEqual({ a: 'b=c' })
  })

  it('takes no body for no parameters, whatever the type', async () => {
    expect(await read(null, {})).toEqual({})
    expect(await read('', JSON_TYPE)).toEqual({})
  })

  it('takes the last of a repeated JSON name', async () => {
    expect(await read('{"a":1,"a":2}', JSON_TYPE)).toEqual({ a: 2 })
  })

  it.each([
    ['text/plain', 'unsupported_media_type'],
    ['multipart/form-data; boundary=x', 'unsupported_media_type'],
    ['application/json; charset=gb18030', 'unsupported_media_type'],
  ])('refuses %s', async (type, key) => {
    await expect(readBody(post('{}', { 'content-type': type }))).rejects.toMatchObject({ key })
  })

  it('knows UTF-8 however it is written', async () => {
    expect(await read('{"a":1}', { 'content-type': 'application/json; charset="UTF-8"' })).toEqual({ a: 1 })
  })

  it('refuses compressed bodies and a body without a type', async () => {
    await expect(readBody(post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }))).rejects.toMatchObject({ key: 'unsupported_media_type' })
    await expect(readBody(post(new Uint8Array([0x7b, 0x7d]), {}))).rejects.toMatchObject({ key: 'unsupported_media_type' })
  })

  it('refuses what is too large, by its declared length and as it streams', async () => {
    await expect(readBody(post('{}', { ...JSON_TYPE, 'content-length': '65537' }))).rejects.toMatchObject({ key: 'payload_too_large' })
    await expect(readBody(post(streamOf(65_537), JSON_TYPE))).rejects.toMatchObject({ key: 'payload_too_large' })
    await expect(readBody(post(streamOf(65_536), JSON_TYPE))).rejects.toMatchObject({ key: 'invalid_json' })
  })

  it.each<[string, BodyInit, Record<string, string>]>([
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), JSON_TYPE],
    ['escaped bytes that are no UTF-8', 'name=%B1%C8', FORM_TYPE],
    ['a broken escape', 'name=%zz', FORM_TYPE],
    ['a list', '[]', JSON_TYPE],
    ['a text', '"name"', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
  ])('refuses %s as a bad request', async (_what, body, headers) => {
    await expect(readBody(post(body, headers))).rejects.toMatchObject({ key: 'bad_request' })
  })

  it.each([
    ['pairs without a value', 'a&'.repeat(MOST_VALUES + 1), FORM_TYPE],
    ['pairs of one name', 'a=1&'.repeat(MOST_VALUES + 1), FORM_TYPE],
    ['a list', `{"a":[${'1,'.repeat(MOST_VALUES)}1]}`, JSON_TYPE],
  ])('refuses more values than any call has: %s', async (_what, body, headers) => {
    await expect(readBody(post(body, headers))).rejects.toMatchObject({ key: 'bad_request' })
  })

  it('limits the depth before anything is built', async () => {
    await expect(readBody(post(nested(20), JSON_TYPE))).resolves.toBeDefined()
    await expect(readBody(post(nested(21), JSON_TYPE))).rejects.toMatchObject({ key: 'json_too_deep' })
    await expect(readBody(post('['.repeat(60_000), JSON_TYPE))).rejects.toMatchObject({ key: 'json_too_deep' })
  })
})

describe('shapeOf', () => {
  it('agrees with the value for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(shapeOf(JSON.stringify(value)).depth).toBe(depthOf(value))
      }),
    )
  })

  it('counts no brackets and commas inside texts', () => {
    expect(shapeOf(String.raw`{"a":"[[{{\",,[[\\","b":2}`)).toEqual({ depth: 1, values: 2 })
  })
})
