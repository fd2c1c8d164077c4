/** A delay that can be ended early. */
export class Waiting {
  private end: () => void = () => undefined

  /** Resolves after the time in milliseconds, which can be infinite, or when woken. */
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
