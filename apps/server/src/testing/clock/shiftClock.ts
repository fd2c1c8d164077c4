/**
 * A module for `node --import` that shifts the clock of a process and of its worker threads, and so that of an embedded
 * database, by `CLOCK_SHIFT_MS` milliseconds. Timers keep their pace.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const now = Date.now

globalThis.Date = new Proxy(Date, {
  construct: (target, args: unknown[], self) =>
    Reflect.construct(target, args.length === 0 ? [now() + shift] : args, self),
  get: (target, name) => (name === 'now' ? () => now() + shift : Reflect.get(target, name)),
})
