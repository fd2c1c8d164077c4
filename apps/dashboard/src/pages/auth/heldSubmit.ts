let isHeld = false

/** Remembers whether the visitor submitted the prerendered form; call it when React takes the form over. */
export function takeSubmit(root: HTMLElement): void {
  isHeld = root.dataset.start === 'submitted'
  delete root.dataset.start
}

/** Submits the form again that the visitor submitted before the program ran. */
export function submitHeld(): void {
  if (!isHeld) return
  isHeld = false
  document.querySelector('form')?.requestSubmit()
}
