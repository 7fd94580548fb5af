import { describe, expect, it } from 'vitest'
import { wishOf } from './testing.ts'

describe('kinds and energies', () => {
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
    const rules = wishOf(text)?.terms.flatMap((term) => term.values.map(({ name, value }) => `${name}=${value}`))
    expect(rules).toContain(rule)
  })
})
