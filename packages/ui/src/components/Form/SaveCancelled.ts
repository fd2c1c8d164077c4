/** Thrown by `onSubmit` of a form if the user cancels the save. The form then keeps its unsaved values. */
export class SaveCancelled extends Error {
  /** No field has an error, so the form shows none. */
  readonly fields = {}

  constructor() {
    super('The user cancelled the save.')
    this.name = 'SaveCancelled'
  }
}
