import { expect, it } from 'vitest'
import type { AuditEntryView } from '#contract/audit.ts'
import { formOf, placeOf } from './place-of.ts'

const entry = (changes: Partial<AuditEntryView>): AuditEntryView => ({
  id: 1,
  at: '2026-11-23T08:00:00Z',
  actor_kind: 'staff',
  staff_id: 1,
  staff_name: 'Li',
  action: 'article.saved',
  subject_kind: 'article',
  subject_id: '7',
  subject_name: 'Ro-ro',
  detail: {},
  request_id: null,
  ...changes,
})

it.each([
  [{}, { to: '/content/news/7', history: '/content/news/7?history=1' }],
  [{ subject_kind: 'used_car' }, { to: '/catalogue/used-cars/7', history: '/catalogue/used-cars/7/history' }],
  [{ subject_kind: 'car_text' }, { to: '/catalogue/cars/7', history: '/catalogue/cars/7/texts?history=1' }],
  [
    { subject_kind: 'legal_page', subject_name: 'privacy' },
    { to: '/content/legal/privacy', history: '/content/legal/privacy?history=1' },
  ],
  [
    { subject_kind: 'setting', subject_id: 'hours', subject_name: null },
    { to: '/settings/hours', history: '/settings/hours?history=1' },
  ],
  [
    { subject_kind: 'role', subject_name: 'sales' },
    { to: '/staff/roles/7', history: '/staff/roles/7?history=1' },
  ],
  [{ subject_kind: 'setting', subject_id: 'setup_list', subject_name: null }, { to: '/setup-list' }],
  [{ action: 'stock.changed_many', subject_kind: 'change_batch', subject_name: null }, { to: '/catalogue?changes=1' }],
  [{ subject_kind: 'port' }, { to: '/markets/ports/7', history: '/markets/ports/7?history=1' }],
  [{ subject_kind: 'member_level' }, { to: '/members/levels/7', history: '/members/levels/7?history=1' }],
  [{ subject_kind: 'member' }, null],
  [{ subject_name: null }, null],
  [{ subject_id: null }, null],
])('leads from %j to where the thing is and where its earlier states are (R16.47)', (changes, place) => {
  expect(placeOf(entry(changes as Partial<AuditEntryView>))).toEqual(place)
})

it.each([
  ['article', '7', 'Ro-ro', '/content/news/7'],
  ['car', '7', 'BYD Seal', '/catalogue/cars/7/texts'],
  ['legal_page', '3', 'privacy', '/content/legal/privacy'],
  ['setting', 'lists', 'lists', '/settings/lists'],
  ['web_link', '4', 'Customs', '/content/links'],
] as const)('leads from the words of a %s to its form (R16.101)', (kind, id, name, form) => {
  expect(formOf(kind, id, name)).toBe(form)
})
