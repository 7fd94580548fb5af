import { expect, it } from 'vitest'
import { officialName } from './official-name.ts'

it('writes the name of a levy as a name where the language is not its own', () => {
  const names = ['Import declaration fee (IDF)', 'Age and value certificate', 'Roadworthiness certificate by a KEBS agent (QISJ)', 'PVoC']
  expect(names.map((name) => officialName('ru', name))).toEqual([
    'Import Declaration Fee (IDF)',
    'Age & Value Certificate',
    'Roadworthiness Certificate By A KEBS Agent (QISJ)',
    'PVoC',
  ])
  expect(names.map((name) => officialName('en', name))).toEqual(names)
})
