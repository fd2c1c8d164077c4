/** Thrown by `onSubmit` of a form when the user cancels the save: the form keeps its unsaved values. */
export class SaveCancelled extends Error {
  /** Empty, so that the form shows no error. */
  readonly fields = {}

  constructor() {
    super('The user cancelled the save.')
    this.name = 'SaveCancelled'
  }
}
