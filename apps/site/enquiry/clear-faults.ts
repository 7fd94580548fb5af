// Comes late, with the hints (contact-hint.tsx): what the server found wanting in a form is no fault any more once it is there. The marks are the page's,
// made anew by the next answer.

document.addEventListener('input', ({ target }) => {
  if (isField(target) && isMarked(target) && target.value.trim() !== '' && target.validity.valid) clear(target)
})

// The country is chosen in a dialog of its own, and the focus comes back to its button.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !isMarked(target)) return
  const chosen = target.form?.elements.namedItem('country')
  if (chosen instanceof HTMLInputElement && chosen.value !== '') clear(target)
})

type Marked = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

function clear(field: Marked): void {
  field.removeAttribute('aria-invalid')
  const [error] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const note = error?.endsWith('-error') ? document.getElementById(error) : null
  if (note) note.hidden = true
  // The mark of a required field stands behind its name.
  const name = field.labels?.[0]?.firstChild?.textContent ?? null
  for (const line of field.form?.querySelectorAll<HTMLElement>('[role=alert] li') ?? []) if (line.textContent === name) line.hidden = true
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isMarked(field: Marked): boolean {
  return field.ariaInvalid === 'true'
}
