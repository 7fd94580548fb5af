type Change = { name: string; value: string; isOn: boolean; isAlone: boolean }

/**
 * Where a link of a list leads after what was chosen before: filters set in the forms of the page and links pressed whose pages have not come.
 * `pressed`: the query of the page on its way, null where there is none.
 */
export function composeQuery(input: {
  shown: URLSearchParams
  pressed: URLSearchParams | null
  link: URLSearchParams
  changes: readonly Change[]
}): URLSearchParams {
  const { shown, pressed, link, changes } = input
  const next = new URLSearchParams(pressed ?? link)
  if (pressed) {
    for (const [name, value] of shown) if (!link.has(name, value)) next.delete(name, value)
    for (const name of new Set(link.keys())) {
      if (link.getAll(name).every((value) => shown.has(name, value))) continue
      next.delete(name)
      for (const value of link.getAll(name)) next.append(name, value)
    }
  }
  for (const { name, value, isOn, isAlone } of changes) {
    if (isAlone) next.delete(name)
    else next.delete(name, value)
    if (isOn) next.append(name, value)
    // Another choice begins at its first page.
    next.delete('page')
  }
  return next
}

/** Values of a select that stand in no address: all of it, and the order that a list has by itself. */
const NO_CHOICE: ReadonlySet<string> = new Set(['', '0'])

/** What was chosen in the lists' forms since the page came. */
export function formChanges(forms: Iterable<HTMLFormElement>): Change[] {
  return [...forms].flatMap(({ elements }) => [...elements].flatMap(changeOf))
}

function changeOf(element: Element): Change[] {
  if (element instanceof HTMLInputElement && element.type === 'checkbox' && element.checked !== element.defaultChecked)
    return [{ name: element.name, value: element.value, isOn: element.checked, isAlone: false }]
  if (element instanceof HTMLInputElement && element.type === 'text' && element.value !== element.defaultValue)
    return [{ name: element.name, value: element.value, isOn: element.value !== '', isAlone: true }]
  if (element instanceof HTMLSelectElement && [...element.options].some((option) => option.selected !== option.defaultSelected))
    return [{ name: element.name, value: element.value, isOn: !NO_CHOICE.has(element.value), isAlone: true }]
  return []
}
