import { expect, it } from 'vitest'
import { addPartToRemark } from './part-remark.ts'

const TEMPLATE = 'Part and quantity: \nVIN: \nPhotograph: '

it('fills the line that asks for the part', () => {
  expect(addPartToRemark(TEMPLATE, 'Oil filter (FIL-1)', TEMPLATE)).toBe('Part and quantity: Oil filter (FIL-1)\nVIN: \nPhotograph: ')
  expect(addPartToRemark(' \n', 'Oil filter (FIL-1)', TEMPLATE)).toBe('Part and quantity: Oil filter (FIL-1)\nVIN: \nPhotograph: ')
})

it('puts further parts beneath in their order, each once', () => {
  const parts = ['Oil filter (FIL-1)', 'Jack (TLS-1)', 'Mat (INT-1)', 'Jack (TLS-1)']
  const text = parts.reduce((remark, part) => addPartToRemark(remark, part, TEMPLATE), TEMPLATE)
  expect(text).toBe('Part and quantity: Oil filter (FIL-1)\n+ Jack (TLS-1)\n+ Mat (INT-1)\nVIN: \nPhotograph: ')
})

it('keeps what the visitor wrote', () => {
  expect(addPartToRemark('Part and quantity: 50 pieces\nVIN: LGX1', 'Jack (TLS-1)', TEMPLATE)).toBe('Part and quantity: 50 pieces\n+ Jack (TLS-1)\nVIN: LGX1')
  expect(addPartToRemark('Good morning', 'Jack (TLS-1)', TEMPLATE)).toBe('Good morning\n+ Jack (TLS-1)')
  expect(addPartToRemark('Part and quantity: 2 x A', 'Jack (TLS-1)', TEMPLATE)).toBe('Part and quantity: 2 x A\n+ Jack (TLS-1)')
})
