/** A delay that ends early when `wake` is called. */
export class Waiting {
  private end: () => void = () => undefined

  /** Resolves after a time in ms, which can be Infinity, or when `wake` is called. */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds)
      this.end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  wake(): void {
    this.end()
  }
}
