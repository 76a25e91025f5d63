// Loaded before the server by the bench alone: the clock of this process is off, the one of the database is not.
const shift_ms = Number(process.env['CLOCK_SHIFT_MS'])

globalThis.Date = new Proxy(Date, {
  construct: (target, parameters, created) =>
    Reflect.construct(target, parameters.length === 0 ? [target.now() + shift_ms] : parameters, created),
  get: (target, name) => (name === 'now' ? () => target.now() + shift_ms : Reflect.get(target, name)),
})
