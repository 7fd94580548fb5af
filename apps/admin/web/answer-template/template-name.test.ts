import { expect, it } from 'vitest'
import { templateName } from './template-name.ts'

// R23.33
it('a sample is named in the reader’s language first, what staff have named as they wrote it', () => {
  const sample = { name: 'Sold: alternatives · 已售出，推荐其他', is_sample: true }
  expect(templateName(sample, 'zh')).toBe('已售出，推荐其他 · Sold: alternatives')
  expect(templateName(sample, 'en')).toBe(sample.name)
  expect(templateName({ ...sample, is_sample: false }, 'zh')).toBe(sample.name)
  expect(templateName({ name: 'Paris · London', is_sample: true }, 'zh')).toBe('Paris · London')
})
