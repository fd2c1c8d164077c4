/** Makes the browser save a file under this name. */
export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser can still need the URL for some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
