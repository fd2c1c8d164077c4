let isHeld = false

/** Remembers whether the visitor has submitted the prerendered form. Must be called before React hydrates the form. */
export function takeSubmit(root: HTMLElement): void {
  isHeld = root.dataset.start === 'submitted'
  delete root.dataset.start
}

/** Submits the form now if the visitor submitted it before the JavaScript had loaded. */
export function submitHeld(): void {
  if (!isHeld) return
  isHeld = false
  document.querySelector('form')?.requestSubmit()
}
