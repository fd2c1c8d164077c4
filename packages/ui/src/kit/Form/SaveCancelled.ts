/** Thrown by `onSubmit` of a form if the user cancels the save. The form then keeps its unsaved values. */
export class SaveCancelled extends Error {
  /** Empty, so that the form shows no error message and does not throw this error again. */
  readonly fields = {}

  constructor() {
    super('The user cancelled the save.')
    this.name = 'SaveCancelled'
  }
}
