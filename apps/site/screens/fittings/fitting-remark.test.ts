import { expect, it } from 'vitest'
import { addFittingToRemark } from './fitting-remark.ts'

const TEMPLATE = 'Part and quantity: \nVIN: \nPhotograph: '

it('fills the line that asks for the fitting', () => {
  expect(addFittingToRemark(TEMPLATE, 'Oil filter (FIL-1)', TEMPLATE)).toBe('Part and quantity: Oil filter (FIL-1)\nVIN: \nPhotograph: ')
  expect(addFittingToRemark(' \n', 'Oil filter (FIL-1)', TEMPLATE)).toBe('Part and quantity: Oil filter (FIL-1)\nVIN: \nPhotograph: ')
})

it('puts further fittings beneath in their order, each once', () => {
  const fittings = ['Oil filter (FIL-1)', 'Jack (TLS-1)', 'Mat (INT-1)', 'Jack (TLS-1)']
  const text = fittings.reduce((remark, fitting) => addFittingToRemark(remark, fitting, TEMPLATE), TEMPLATE)
  expect(text).toBe('Part and quantity: Oil filter (FIL-1)\n+ Jack (TLS-1)\n+ Mat (INT-1)\nVIN: \nPhotograph: ')
})

it('keeps what the visitor wrote', () => {
  expect(addFittingToRemark('Part and quantity: 50 pieces\nVIN: LGX1', 'Jack (TLS-1)', TEMPLATE)).toBe(
    'Part and quantity: 50 pieces\n+ Jack (TLS-1)\nVIN: LGX1',
  )
  expect(addFittingToRemark('Good morning', 'Jack (TLS-1)', TEMPLATE)).toBe('Good morning\n+ Jack (TLS-1)')
  expect(addFittingToRemark('Part and quantity: 2 x A', 'Jack (TLS-1)', TEMPLATE)).toBe('Part and quantity: 2 x A\n+ Jack (TLS-1)')
})
