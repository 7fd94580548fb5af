import type { SuggestionView, SuggestView } from './suggest-view.ts'

/** The list under a search field. */
export type Suggestions = { show(view: SuggestView, word: string, hasPictures: boolean): void; close(): void; end(): void }

const LIST_ID = 'suggestions'
/** Room between field and list, and list and edge of the window, in px. */
const GAP = 4
const EDGE = 8
const NARROWEST = 440

/**
 * Gives a search field a list of suggestions after the pattern of a combobox: arrows choose, Enter goes there or searches, Escape closes, the
 * field keeps the focus. The list lies in the top layer beside the page's own elements, so that the client finds these as they were.
 */
export function showSuggestions(field: HTMLInputElement): Suggestions {
  const leave = new AbortController()
  const { signal } = leave
  const list = make('div', { id: LIST_ID, role: 'listbox', popover: 'manual', class: 'suggestions' })
  const status = make('p', { role: 'status', class: 'sr-only' })
  document.body.append(list, status)
  // The browser's own list would lie over this one.
  field.removeAttribute('list')
  const states = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': LIST_ID, 'aria-expanded': 'false' }
  for (const [name, value] of Object.entries(states)) field.setAttribute(name, value)

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  const isOpen = () => list.matches(':popover-open')
  const chosen = () => options().find((option) => option.ariaSelected === 'true')

  function choose(option: HTMLElement | undefined): void {
    for (const each of options()) each.ariaSelected = String(each === option)
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  function step(by: 1 | -1): void {
    const all = options()
    // Past either end the field itself is chosen again.
    const at = all.findIndex((option) => option.ariaSelected === 'true')
    const next = at === -1 && by === -1 ? all.length - 1 : at + by
    choose(all[next])
  }

  function close(): void {
    if (isOpen()) list.hidePopover()
    field.ariaExpanded = 'false'
    status.textContent = ''
    choose(undefined)
  }

  function place(): void {
    if (!isOpen()) return
    const { left, right, bottom } = field.getBoundingClientRect()
    const page = document.documentElement.clientWidth
    const width = Math.min(Math.max(right - left, NARROWEST), page - 2 * EDGE)
    const start = document.dir === 'rtl' ? right - width : left
    const height = (window.visualViewport?.height ?? window.innerHeight) - bottom - GAP - EDGE
    Object.assign(list.style, {
      left: `${Math.min(Math.max(start, EDGE), page - width - EDGE)}px`,
      top: `${bottom + GAP}px`,
      width: `${width}px`,
      maxHeight: `${Math.max(height, 120)}px`,
    })
  }

  function press(event: KeyboardEvent): void {
    if (!isOpen() || event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen()) chosen()?.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  field.addEventListener('keydown', press, { capture: true, signal })
  field.addEventListener('blur', close, { signal })
  field.form?.addEventListener('submit', close, { signal })
  // The field keeps the focus, so that a press is not taken for leaving.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  for (const type of ['scroll', 'resize']) addEventListener(type, place, { passive: true, signal })
  window.visualViewport?.addEventListener('resize', place, { signal })

  return {
    close,
    show({ label, status: count, groups }, word, hasPictures) {
      if (groups.length === 0) return close()
      list.ariaLabel = label
      list.replaceChildren(...groups.map((group, at) => groupOf(group, at, { word, hasPictures })))
      choose(undefined)
      if (!isOpen()) list.showPopover()
      list.scrollTop = 0
      field.ariaExpanded = 'true'
      status.textContent = count
      place()
    },
    end() {
      close()
      leave.abort()
      list.remove()
      status.remove()
    },
  }
}

type Shown = { word: string; hasPictures: boolean }

function groupOf({ title, rows }: SuggestView['groups'][number], at: number, shown: Shown): HTMLElement {
  const group = make('div', { role: 'group', class: 'suggestion-group' })
  if (title !== '') {
    const head = make('p', { id: `${LIST_ID}-${at}`, class: 'suggestion-title' }, title)
    group.setAttribute('aria-labelledby', head.id)
    group.append(head)
  }
  group.append(...rows.map((row, place) => optionOf(row, `${LIST_ID}-${at}-${place}`, shown)))
  return group
}

function optionOf({ href, text, note, price, picture }: SuggestionView, id: string, { word, hasPictures }: Shown): HTMLElement {
  const option = make('a', { id, href, role: 'option', tabindex: '-1', 'aria-selected': 'false', class: 'suggestion' })
  if (picture !== null && hasPictures)
    option.append(make('img', { src: picture, alt: '', width: '64', height: '48', decoding: 'async', class: 'suggestion-picture' }))
  const words = make('span', { class: 'suggestion-words' })
  // What a phrase adds to the text is seen at once.
  const typed = text.toLowerCase().startsWith(word.toLowerCase()) ? word.length : text.length
  const name = make('span', { class: 'suggestion-name', dir: 'auto' }, text.slice(0, typed))
  if (typed < text.length) name.append(make('b', {}, text.slice(typed)))
  words.append(name)
  if (note !== '') words.append(make('span', { class: 'suggestion-note', dir: 'auto' }, note))
  option.append(words)
  if (price !== '') option.append(make('span', { class: 'suggestion-price' }, price))
  return option
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string>, text = ''): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}
