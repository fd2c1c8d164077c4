declare module 'size-limit' {
  /** Returns the size in bytes of each check, in their order. */
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
