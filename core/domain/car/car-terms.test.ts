import { describe, expect, it } from 'vitest'
import { readCarTerms } from './car-terms.ts'

function read(text: string): string[] | undefined {
  return readCarTerms(text)?.map(({ word, rules }) => [word, ...rules.map((rule) => `${rule.name}=${rule.value}`)].join(' '))
}

describe('readCarTerms', () => {
  it('knows no filter from nothing to find', () => {
    expect(readCarTerms(undefined)).toBeNull()
    expect(readCarTerms('  ')).toBeNull()
    expect(readCarTerms('?!')).toEqual([])
  })

  it('leaves names as they are', () => {
    expect(read('BYD Seal')).toEqual(['byd', 'seal'])
    expect(read('比亚迪')?.join('')).toBe('比亚迪')
  })

  it.each([
    ['electric', 'energy=BEV'],
    ['Elektroauto', 'energy=BEV'],
    ['électrique', 'energy=BEV'],
    ['elétrico', 'energy=BEV'],
    ['elettrica', 'energy=BEV'],
    ['электромобили', 'energy=BEV'],
    ['كهربائية', 'energy=BEV'],
    ['الیکٹرک', 'energy=BEV'],
    ['รถยนต์ไฟฟ้า', 'energy=BEV'],
    ['纯电动汽车', 'energy=BEV'],
    ['Plug-in Hybrid', 'energy=PHEV'],
    ['插电混动', 'energy=PHEV'],
    ['Extended-range', 'energy=EREV'],
    ['Off-road', 'off_road=true'],
    ['todoterreno', 'off_road=true'],
    ['Sports Car', 'sports=true'],
    ['SUV', 'auto_type=suv'],
    ['внедорожник', 'auto_type=suv'],
    ['رأس تريلا', 'body=tractor'],
    ['รถกระบะ', 'body=pickup'],
    ['皮卡', 'body=pickup'],
    ['camiones', 'body=truck'],
    ['Nutzfahrzeuge', 'category=2'],
  ])('%s names %s', (text, rule) => {
    const rules = readCarTerms(text)?.flatMap((word) => word.rules.map(({ name, value }) => `${name}=${value}`))
    expect(rules).toContain(rule)
  })

  it('reads a type beside a name', () => {
    expect(read('byd electric suv')).toEqual(['byd', 'electric energy=BEV', 'suv auto_type=suv body=suv body=crossover'])
    expect(read('比亚迪皮卡')?.[0]).toBe('皮卡 body=pickup')
  })

  it('passes over words that only say car, unless there is nothing else', () => {
    expect(read('BYD cars for sale')).toEqual(['byd'])
    expect(read('машины BYD')).toEqual(['byd'])
    expect(read('سيارات شيري')).toEqual(['شيري'])
    expect(read('cars')).toEqual(['cars'])
  })

  it('does not take hybrid for plug-in hybrid, or the other way round', () => {
    expect(read('hybrid')).toEqual(['hybrid energy=HEV energy=PHEV energy=MHEV'])
    expect(read('plug-in hybrid')).toEqual(['plug in hybrid energy=PHEV'])
  })
})
