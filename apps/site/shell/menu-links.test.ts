import { describe, expect, it } from 'vitest'
import { isCurrentLink, menuLink, menuLinks } from './menu-links.ts'

const column = (name: string, url: string, is_hot = false) => ({ column: name, url, is_hot, label: null })

describe('menuLink', () => {
  it('reads a plain address', () => {
    expect(menuLink(column('netWork', '/netWork', true))).toEqual({
      column: 'netWork',
      label: null,
      href: '/netWork',
      mobileHref: null,
      isExternal: false,
      isHot: true,
      children: [],
      hasPanel: false,
    })
  })

  it('splits a parent and a child at the plus', () => {
    expect(menuLink(column('products', '/menuCar+/menuCar/helper'))).toMatchObject({ href: '/menuCar', children: [{ key: 'helper', href: '/menuCar/helper' }] })
  })

  it('reads the address of the list for desktop and for phones', () => {
    expect(menuLink(column('carList', '/carList-/mobile/carList'))).toMatchObject({ href: '/carList', mobileHref: '/mobile/carList', isExternal: false })
  })

  it('keeps a hyphen and a plus that are part of an outside address', () => {
    expect(menuLink(column('blog', 'https://blog.example.com/a+b-/mobile/x'))).toMatchObject({
      href: 'https://blog.example.com/a+b-/mobile/x',
      isExternal: true,
    })
  })

  it('gives "about" its two sub-items', () => {
    expect(menuLink(column('about', '/about'))?.children.map((child) => child.href)).toEqual(['/about', '/service'])
    expect(menuLink(column('about', '/about+/service+/article+/downloadCenter'))?.children).toEqual([
      { key: 'about', href: '/about' },
      { key: 'service', href: '/service' },
      { key: 'article', href: '/article' },
      { key: 'downloadCenter', href: '/downloadCenter' },
    ])
  })

  it('opens the panel from the products entry', () => {
    expect(menuLink(column('products', '/carList-/mobile/carList'))).toMatchObject({ hasPanel: true, href: '/carList', mobileHref: '/mobile/carList' })
  })

  it.each(['javascript:alert(1)', '//evil.example.com', 'about', ''])('drops %j', (url) => {
    expect(menuLinks([column('x', url)])).toEqual([])
  })
})

describe('isCurrentLink', () => {
  const list = menuLink(column('carList', '/carList-/mobile/carList'))!
  const home = menuLink(column('home', '/'))!
  const about = menuLink(column('about', '/about'))!

  it.each([
    [list, '/carList', true],
    [list, '/mobile/carList', true],
    [list, '/carListing', false],
    [home, '/', true],
    [home, '/about', false],
    [about, '/service', true],
    [about, '/about/team', true],
  ])('%#', (link, path, expected) => {
    expect(isCurrentLink(link, path)).toBe(expected)
  })
})
