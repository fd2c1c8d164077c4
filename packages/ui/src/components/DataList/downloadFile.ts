/** Hands a file to the browser to be saved under this name. */
export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser still reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
