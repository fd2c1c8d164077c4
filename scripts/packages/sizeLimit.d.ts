declare module 'size-limit' {
  /** Returns the size of each check in bytes, in the order of `checks`. */
  export default function sizeLimit(
    plugins: readonly object[],
    config: { checks: readonly object[] },
  ): Promise<{ size?: number }[]>
}

declare module '@size-limit/file' {
  const plugins: readonly object[]
  export default plugins
}

declare module '@size-limit/rolldown' {
  const plugins: readonly object[]
  export default plugins
}
