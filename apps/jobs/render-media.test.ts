import { expect, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createFakeMailer } from '#core/ports/mail/fake.ts'
import { createTurns } from './mail-turns.ts'
import { createRenderHandler } from './render-media.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

function handlerThatMeets(error: Error) {
  const createCtx = (): Ctx => {
    throw error
  }
  return createRenderHandler(
    { createCtx, mailer: createFakeMailer(), inTurn: createTurns(1), siteOrigin: 'https://www.quayline.example', replyAddress: null, log },
    new AbortController().signal,
  )
}

it('leaves renditions to the schedule where the disk has no room, and no dead letter', async () => {
  expect(await handlerThatMeets(new AppError('storage_full'))({ mediaId: 1 }, { number: 1, isLast: true })).toBe('done')
})

it('has every other failure tried again', async () => {
  await expect(handlerThatMeets(new Error('x'))({ mediaId: 1 }, { number: 1, isLast: false })).rejects.toThrow('x')
})
